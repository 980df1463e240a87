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
