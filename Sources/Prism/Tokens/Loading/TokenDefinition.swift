import JSON

/// A token as a file defines it. Nodes that inherit the token share its definition.
struct TokenDefinition {
  /// The node that the definition was written for.
  let home: Int
  let object: Value
  /// The value of `$value`, or of the `$ref` in its place.
  let content: Value
  /// The token's own `$type`.
  let type: DeclaredType?
  let mark: DeprecationMark?

  /// Whether the whole value is defined elsewhere.
  var isReference: Bool { content.isReference || object[.value] == nil }

  var description: String? { object[.description]?.displayString }
  var extensions: Value? { object[.extensions] }
}

/// The meaning of a `$type`. An unknown type is reported once, not at every token that has it.
enum DeclaredType: Equatable {
  case known(TokenType)
  case unknown
}

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
