/// Where a value says to look instead: `{a.b}`, or as `$ref` has it, `#/a/b/$value/c`.
struct TokenReference {
  /// The names that lead to a token or a group.
  let steps: [String]
  /// The keys and indices that lead on within its value; `nil` where the reference ends at the token itself.
  let rest: [String]?

  init?(alias text: String) {
    let scalars = text.unicodeScalars
    guard scalars.first == "{", scalars.last == "}", scalars.count > 2 else { return nil }
    self.init(path: String(String.UnicodeScalarView(scalars.dropFirst().dropLast())))
  }

  /// The names of a path: `a.b`.
  init?(path: String) {
    let names = path.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    let groups = names.last == TokenProperty.root.name ? names.dropLast() : names[...]
    guard groups.allSatisfy(Self.isName) else { return nil }
    steps = names
    rest = nil
  }

  init?(pointer text: String) {
    let scalars = text.unicodeScalars
    guard scalars.starts(with: "#/".unicodeScalars) else { return nil }
    var keys: [String] = []
    for key in scalars.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
      guard let name = Self.unescaped(key) else { return nil }
      keys.append(name)
    }
    guard let value = keys.firstIndex(of: TokenProperty.value.name) else {
      (steps, rest) = (keys, nil)
      return
    }
    steps = Array(keys[..<value])
    rest = value + 1 < keys.count ? Array(keys[(value + 1)...]) : nil
  }

  /// What the format allows as a name of a token or a group.
  static func isName(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    return !scalars.isEmpty && scalars.first != "$" && !scalars.contains { $0 == "." || $0 == "{" || $0 == "}" }
  }

  private static func unescaped(_ key: Substring.UnicodeScalarView) -> String? {
    var name = String.UnicodeScalarView()
    var rest = key
    while let scalar = rest.popFirst() {
      guard scalar == "~" else {
        name.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "0": name.append("~")
      case "1": name.append("/")
      default: return nil
      }
    }
    return String(name)
  }
}
