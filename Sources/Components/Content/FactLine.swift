import Text

/// Edits lines of facts with bullets between them.
enum FactLine {
  /// Returns a text without bullets at its ends and without empty parts between two bullets, which backends send.
  static func trimmed(_ text: SafeText) -> SafeText {
    let trimmed = endsInVisibleASCII(text) ? text : withoutFillers(text)
    return trimmed.holdsBullet && hasEmptyPart(trimmed) ? trimmed.parts.joined(separator: .bullet) : trimmed
  }

  /// Whether a text begins and ends with letters, digits or signs of ASCII. Most facts do, and have nothing to trim.
  private static func endsInVisibleASCII(_ text: SafeText) -> Bool {
    let bytes = text.string.utf8
    guard let first = bytes.first, let last = bytes.last else { return true }
    return (0x21...0x7E).contains(first) && (0x21...0x7E).contains(last)
  }

  private static func withoutFillers(_ text: SafeText) -> SafeText {
    let isFiller: (Character) -> Bool = { $0 == "•" || $0 == "·" || $0.isWhitespace }
    var rest = text.string.drop(while: isFiller)
    while let last = rest.last, isFiller(last) {
      rest.removeLast()
    }
    return rest.utf8.count == text.string.utf8.count ? text : SafeText(String(rest))
  }

  /// Whether two bullets have only spaces between them.
  private static func hasEmptyPart(_ text: SafeText) -> Bool {
    var wasBullet = false
    for scalar in text.string.unicodeScalars
    where scalar.isASCII ? scalar != " " : !scalar.properties.isWhitespace {
      if scalar == "•", wasBullet { return true }
      wasBullet = scalar == "•"
    }
    return false
  }

  /// Returns a line without the parts that are said elsewhere.
  static func line(_ text: SafeText, without said: Set<SafeText>) -> SafeText {
    if said.isEmpty { return text }
    let parts = text.parts
    let kept = parts.filter { !said.contains($0) }
    return kept.count == parts.count ? text : kept.joined(separator: .bullet)
  }

  /// Whether a part says all that another one says. "$0 delivery fee, first order" says "$0 delivery fee", but "25 min"
  /// does not say "5 min".
  static func part(_ part: SafeText, says other: SafeText) -> Bool {
    if part == other { return true }
    let length = other.string.utf8.count
    // Very short texts match by chance, and very long ones are not facts.
    guard length >= leastLength, part.string.utf8.count <= mostLength, part.contains(other) else { return false }
    let text = Array(part.string.utf8)
    let sought = Array(other.string.utf8)
    var start = 0
    while start + sought.count <= text.count {
      let end = start + sought.count
      if text[start] == sought[0], text[start..<end].elementsEqual(sought), isBoundary(text, start),
        isBoundary(text, end)
      {
        return true
      }
      start += 1
    }
    return false
  }

  private static let leastLength = 4
  private static let mostLength = 256

  /// Whether a word may begin or end at a place. Bytes outside ASCII count as parts of words.
  private static func isBoundary(_ text: [UInt8], _ place: Int) -> Bool {
    guard place > 0, place < text.count else { return true }
    return !isWord(text[place - 1]) || !isWord(text[place])
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    // "1.8" is one word, and so is "$0.99".
    case UInt8(ascii: "."), UInt8(ascii: "$"): true
    default: false
    }
  }
}
