import Text

/// Hides cursors in quotes of a source, because cursors can hold the ids of users. Each one becomes `…`.
public enum CursorMask {
  /// The shortest run that is masked; shorter runs are words.
  private static let shortest = 8

  public static func masked(_ text: SafeText) -> SafeText {
    var place = 0
    return masked(text, moving: &place)
  }

  /// Moves a place, a number of characters, along with the character that it points at. A place inside of a cursor moves
  /// to the `…`.
  public static func masked(_ text: SafeText, moving place: inout Int) -> SafeText {
    guard firstMark(in: text.string[...]) != nil else { return text }
    let wanted = place
    var result = ""
    var rest = text.string[...]
    while let mark = firstMark(in: rest) {
      result += rest[..<mark]
      rest = rest[mark...]
      // The characters between the name and the value: quotes, backslashes, a colon, an equals sign.
      let gap = rest.prefix { "\\\":=/ ".contains($0) }
      result += gap
      rest = rest.dropFirst(gap.count)
      let cursor = rest.prefix(while: isCursorLetter)
      let isWord = cursor.count < shortest
      let start = text.string.distance(from: text.string.startIndex, to: cursor.startIndex)
      if !isWord, wanted > start { place -= min(wanted - start, cursor.count - 1) }
      result += isWord ? String(cursor) : "…"
      rest = rest.dropFirst(cursor.count)
    }
    return SafeText(result + rest)
  }

  /// The index after the next name whose value is a cursor.
  private static func firstMark(in text: Substring) -> Substring.Index? {
    var best: Substring.Index?
    for name in ["cursor", "facet_feed", "offset"] {
      if let end = end(of: name, in: text), best.map({ end < $0 }) ?? true {
        best = end
      }
    }
    return best
  }

  private static func end(of name: String, in text: Substring) -> Substring.Index? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(name) {
        return text.index(start, offsetBy: name.count)
      }
      start = text.index(after: start)
    }
    return nil
  }

  private static func isCursorLetter(_ letter: Character) -> Bool {
    letter.isASCII && (letter.isLetter || letter.isNumber || "+/-_=%".contains(letter))
  }
}
