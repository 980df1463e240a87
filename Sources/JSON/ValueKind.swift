/// The type of a JSON value.
public enum ValueKind: UInt8, Sendable {
  case null, `false`, `true`, number, string, array, object
}
