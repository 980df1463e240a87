import Reporting
import Text

/// A JSON Schema or a part of one: its keywords, in the order in which they are printed.
struct Schema {
  private(set) var keywords: [(key: SafeText, value: JSONOutput)]

  init(_ keywords: [(key: SafeText, value: JSONOutput)] = []) {
    self.keywords = keywords
  }

  var json: JSONOutput { .object(keywords) }

  var isEmpty: Bool { keywords.isEmpty }

  /// Returns the schema with one more keyword.
  func with(_ keyword: SafeText, _ value: JSONOutput) -> Schema {
    Schema(keywords + [(keyword, value)])
  }

  func with(_ keyword: SafeText, _ schema: Schema) -> Schema { with(keyword, schema.json) }

  func with(_ keyword: SafeText, _ schemas: [Schema]) -> Schema {
    with(keyword, .array(schemas.map(\.json)))
  }

  func with(_ keyword: SafeText, _ members: [(String, Schema)]) -> Schema {
    with(keyword, .object(members.map { (SafeText($0.0), $0.1.json) }))
  }
}

extension Schema {
  /// Any value.
  static var anything: Schema { Schema() }

  /// A schema of the document's `$defs`.
  static func ref(_ name: String) -> Schema { Schema().with("$ref", .string("#/$defs/\(name)")) }

  static func type(_ names: String...) -> Schema {
    Schema().with("type", names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) }))
  }

  static func any(of schemas: [Schema]) -> Schema { schemas.count == 1 ? schemas[0] : Schema().with("anyOf", schemas) }

  static func all(of schemas: [Schema]) -> Schema { Schema().with("allOf", schemas) }

  static func not(_ schema: Schema) -> Schema { Schema().with("not", schema) }

  /// A value among some texts, `""` and null.
  static func words(_ words: some Sequence<String>) -> Schema {
    Schema().with("enum", .array(words.sorted().map { .string($0) } + [.string(""), .null]))
  }

  /// An object with a member that matches a schema.
  static func having(_ key: String, _ schema: Schema = .anything) -> Schema {
    let required = Schema().requiring([key])
    return schema.isEmpty ? required : required.properties([(key, schema)])
  }

  func requiring(_ keys: [String]) -> Schema { with("required", .array(keys.map { .string($0) })) }

  func properties(_ members: [(String, Schema)]) -> Schema { with("properties", members) }

  func `if`(_ condition: Schema, then: Schema? = nil, else other: Schema? = nil) -> Schema {
    let start = with("if", condition)
    let middle = then.map { start.with("then", $0) } ?? start
    return other.map { middle.with("else", $0) } ?? middle
  }

  /// Returns the schema with a text that editors show for its values.
  func described(_ text: String) -> Schema { with("description", .string(text)) }

  /// Returns the schema with the sentence that some editors show instead of their own.
  func saying(_ text: String) -> Schema { with("errorMessage", .string(text)) }
}
