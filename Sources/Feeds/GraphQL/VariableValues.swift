import JSON
import Text

/// The strings and numbers in the variables of an operation, at any depth, with their names.
struct VariableValues: Hashable, Sendable {
  private var all: Set<String> = []
  private var named: [String: Set<String>] = [:]
  /// The strings of each list.
  private var lists: Set<Set<String>> = []
  private var count = 0

  /// The maximum number of values that are compared.
  private static let most = 10_000

  init() {}

  init(_ variables: Value) {
    add(variables, named: "")
  }

  var isEmpty: Bool { all.isEmpty }

  func holds(_ value: String) -> Bool { all.contains(value) }

  /// Whether a value has one of the names, in the form of `PlainName`.
  func holds(_ value: String, under names: [String]) -> Bool {
    names.contains { named[$0]?.contains(value) == true }
  }

  /// Whether any value has one of the names.
  func hold(anyUnder names: [String]) -> Bool { names.contains { named[$0] != nil } }

  func holds(list: Set<String>) -> Bool { lists.contains(list) }

  mutating func add(_ value: String, named name: String) {
    guard !value.isEmpty, count < Self.most else { return }
    count += 1
    all.insert(value)
    named[PlainName.of(name), default: []].insert(value)
  }

  /// Adds a value with all values inside it. The reader limits how deep values nest, and so limits this recursion.
  mutating func add(_ value: Value, named name: String) {
    guard count < Self.most else { return }
    switch value.kind {
    case .null: break
    case .true, .false: add(value.kind == .true ? "true" : "false", named: name)
    case .number: add(value.int.map { String($0) } ?? value.numberText ?? "", named: name)
    case .string: add(text: value, named: name)
    case .array:
      for element in value.elements { add(element, named: name) }
      let strings = Set(value.elements.first(Self.most, as: \.string))
      if !strings.isEmpty, count < Self.most { lists.insert(strings) }
    case .object:
      for (key, member) in value.members { add(member, named: value.document.interner.string(key)) }
    }
  }

  /// Adds a string. If the string is JSON, the values in it are added too.
  private mutating func add(text value: Value, named name: String) {
    guard let text = value.string else { return }
    add(text, named: name)
    guard let first = text.utf8.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
      let inner = try? value.embedded()
    else { return }
    add(inner.root, named: name)
  }
}
