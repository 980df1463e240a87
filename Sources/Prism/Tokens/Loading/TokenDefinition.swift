import JSON

/// A token as a file has it. Several nodes share one where groups extend another.
struct TokenDefinition {
  /// The node it was written for.
  let home: Int
  let object: Value
  /// The value of `$value`, or of the `$ref` in its stead.
  let content: Value
  /// Its own `$type`.
  let type: DeclaredType?
  let mark: DeprecationMark?

  /// Whether all of its value stands elsewhere.
  var isReference: Bool { content.isReference || object[.value] == nil }

  var description: String? { object[.description]?.displayString }
  var extensions: Value? { object[.extensions] }
}
