import JSON

/// A GraphQL operation in a recording: its name and the values of its variables.
/// A body of another kind counts as the variables of an operation without a name.
public struct RecordedOperation: Hashable, Sendable {
  /// The name; `nil` for an operation without one.
  let name: String?
  let variables: VariableValues

  /// The longest text in bytes that can be a name.
  private static let longestName = 200

  init(name: String?, variables: VariableValues) {
    self.name = name.flatMap { $0.isEmpty || $0.utf8.count > Self.longestName ? nil : $0 }
    self.variables = variables
  }

  /// Reads an operation in the body of a request: `{"operationName": …, "query": …, "variables": {…}}`.
  init(_ body: Value) {
    let name = body["operationName"]?.string ?? body["query"]?.string.flatMap(Self.name(inQuery:))
    var values = VariableValues()
    if let variables = body["variables"], !variables.isNull {
      values.add(variables, named: "")
    } else {
      let names = body.document.interner
      for (key, value) in body.members where !["operationName", "query", "extensions"].contains(names.string(key)) {
        values.add(value, named: names.string(key))
      }
    }
    self.init(name: name, variables: values)
  }

  /// Reads an operation in the items of a query or form, where `variables` is JSON text.
  init(_ items: [(name: String, value: String)]) {
    let first = { (name: String) in items.first { $0.name == name }?.value }
    var values = VariableValues()
    for (name, value) in items where !["operation", "operationName", "query", "extensions"].contains(name) {
      if name == "variables", let document = try? Document.read(ByteBuffer(value), interner: Interner()) {
        values.add(document.root, named: "")
      } else {
        values.add(value, named: name)
      }
    }
    self.init(
      name: first("operationName") ?? first("operation") ?? first("query").flatMap(Self.name(inQuery:)),
      variables: values)
  }

  /// Returns the operation with a name, unless it already has one.
  func named(_ name: String?) -> RecordedOperation {
    RecordedOperation(name: self.name ?? name, variables: variables)
  }

  /// Returns the name in a query text: `homePageFacetFeed` in `query homePageFacetFeed($cursor: String) {…}`.
  private static func name(inQuery text: String) -> String? {
    let query = text.utf8.drop { $0 <= 0x20 }
    guard let kind = ["query", "mutation"].first(where: { query.starts(with: $0.utf8) }) else { return nil }
    let rest = query.dropFirst(kind.utf8.count)
    guard rest.first.map({ $0 <= 0x20 }) == true else { return nil }
    let name = rest.drop { $0 <= 0x20 }.prefix { isNameLetter($0) }
    return name.isEmpty ? nil : String(Substring(name))
  }

  private static func isNameLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }
}
