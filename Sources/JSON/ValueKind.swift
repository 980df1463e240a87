/// What a JSON value is.
public enum ValueKind: UInt8, Sendable {
  case null, `false`, `true`, number, string, array, object
}
