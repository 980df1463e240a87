import JSON

/// The meaning of a `$deprecated`.
enum DeprecationMark {
  case deprecated(reason: String?)
  /// The token is not deprecated, although a group around it is.
  case kept

  /// Reads the mark; `nil` for values of other types.
  init?(_ value: Value) {
    switch value.kind {
    case .true: self = .deprecated(reason: nil)
    case .false: self = .kept
    case .string: self = .deprecated(reason: value.displayString)
    default: return nil
    }
  }

  var deprecation: Token.Deprecation? {
    switch self {
    case .deprecated(let reason): Token.Deprecation(reason: reason)
    case .kept: nil
    }
  }
}
