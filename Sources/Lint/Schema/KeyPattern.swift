/// The regular expressions of misspelled keys: those with one wrong, missing, extra or swapped letter, or with other
/// capitals, underscores and hyphens. `KnownKeys` finds these and some with two wrong letters.
struct KeyPattern {
  /// The keys that are spelled correctly.
  let known: [String]
  /// A key that begins with two underscores is never misspelled in these objects.
  var allowsUnderscores = true
  /// Whether camelCase spells the same keys.
  var hasTwoSpellings = true

  /// Returns an expression for keys that are nearly the name, and not nearer to another known key.
  func nearly(_ name: String) -> String {
    let letters = KnownKeys.letters(of: name)
    let others = known.filter { other in
      let sent = KnownKeys.letters(of: other)
      return sent != letters && abs(sent.count - letters.count) <= 2 && KnownKeys.distance(sent, letters) <= 2
    }
    let likewise = known.filter { KnownKeys.letters(of: $0) == letters }
    let exact = spellings(of: likewise + others)
    let rivals = Set(others.map { KnownKeys.letters(of: $0) }).sorted { $0.lexicographicallyPrecedes($1) }
    let never = exact + rivals.map(Self.expression)
    return "^" + (allowsUnderscores ? "(?!__)" : "") + "(?!(?:" + never.joined(separator: "|") + ")$)"
      + Self.expression(letters) + "$"
  }

  /// An expression for keys that are not spelled as a known one.
  var anyOther: String {
    "^" + (allowsUnderscores ? "(?!__)" : "") + "(?!(?:" + spellings(of: known).joined(separator: "|") + ")$)"
  }

  private func spellings(of keys: [String]) -> [String] {
    Set(hasTwoSpellings ? keys + keys.map(KeyCheck.camelCase) : keys).sorted()
  }

  private static func expression(_ letters: [UInt8]) -> String {
    // Keys of three letters are too short to compare their letters.
    guard letters.count > 3 else {
      return letters == Array("uri".utf8) ? gap + "[uU]" + gap + "[rR]" + gap + "[iIlL]" + gap : exactly(letters[...])
    }
    return nearly(letters[...], mayLackFirst: letters.count > 4)
  }

  /// Returns an expression for letters of which at most one is wrong.
  private static func nearly(_ letters: ArraySlice<UInt8>, mayLackFirst: Bool = true) -> String {
    guard let first = letters.first else { return gap + "(?:" + any + gap + ")?" }
    let rest = letters.dropFirst()
    var choices = [
      letter(first) + nearly(rest),
      "(?:" + any + gap + ")" + (mayLackFirst ? "?" : "") + letter(first) + "?" + exactly(rest),
    ]
    if let second = rest.first, second != first {
      choices.append(letter(second) + gap + letter(first) + exactly(rest.dropFirst()))
    }
    return gap + "(?:" + choices.joined(separator: "|") + ")"
  }

  private static func exactly(_ letters: ArraySlice<UInt8>) -> String {
    letters.map { gap + letter($0) }.joined() + gap
  }

  private static func letter(_ byte: UInt8) -> String { TokenPattern.letter(byte) }

  private static let gap = "[_-]*"
  /// Any printable ASCII character that is compared.
  private static let any = "[ -,.-^`-~]"
}
