/// A reference to a token or group: `{a.b}`, or in a `$ref`, `#/a/b/$value/c`.
///
/// It is parsed as bytes, because in Swift a period with an accent on it is another character.
struct TokenReference {
  /// The names that lead to a token or a group.
  let steps: [String]
  /// The keys and indices that lead further into the token's value; `nil` where the reference ends at the token.
  let rest: [String]?

  private static let root = TokenProperty.root.name
  private static let value = TokenProperty.value.name

  init?(alias text: String) {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}"), bytes.count > 2 else { return nil }
    self.init(path: Substring(bytes.dropFirst().dropLast()))
  }

  /// Creates a reference from the names of a path: `a.b`.
  init?(path: Substring) {
    steps = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    rest = nil
    for (index, name) in steps.enumerated() where !Self.isName(name) {
      guard index == steps.count - 1, name == Self.root else { return nil }
    }
  }

  init?(pointer text: String) {
    guard text.utf8.starts(with: "#/".utf8) else { return nil }
    var keys: [String] = []
    for key in text.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let name = Self.unescaped(key) else { return nil }
      keys.append(name)
    }
    guard let value = keys.firstIndex(of: Self.value) else {
      (steps, rest) = (keys, nil)
      return
    }
    steps = Array(keys[..<value])
    rest = value + 1 < keys.count ? Array(keys[(value + 1)...]) : nil
  }

  var path: String { steps.joined(separator: ".") }

  /// Returns whether the format allows a text as the name of a token or a group.
  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "$") else { return false }
    return !name.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  private static func unescaped(_ key: Substring.UTF8View) -> String? {
    var name: [UInt8] = []
    var rest = key
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        name.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): name.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): name.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}
