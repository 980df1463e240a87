import JSON

/// What `$deprecated` says.
enum DeprecationMark {
  case deprecated(reason: String?)
  /// Takes back what a group around it says.
  case kept

  /// `nil` for what says nothing of the kind.
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
