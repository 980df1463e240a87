import LanguageServer
import TestSupport
import Testing

/// Applying the edits of an editor.
struct EditedTextTests {
  /// The lines of a text as the protocol cuts them, each with its line break.
  private static func lines(_ text: String) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n", previous == "\r" {
        lines[lines.count - 2].append(scalar)
      } else {
        lines[lines.count - 1].append(scalar)
        if scalar == "\n" || scalar == "\r" { lines.append([]) }
      }
      previous = scalar
    }
    return lines
  }

  /// Returns the text before a position and after it, by counting UTF-16 units one by one.
  private static func split(_ text: String, at position: TextPosition) -> (before: String, after: String) {
    let lines = lines(text)
    guard position.line < lines.count else { return (text, "") }
    var before = lines[..<position.line].flatMap { $0 }
    var left = position.character
    var rest = lines[position.line][...]
    while let next = rest.first, next != "\n", next != "\r", left >= (next.value > 0xFFFF ? 2 : 1) {
      left -= next.value > 0xFFFF ? 2 : 1
      before.append(next)
      rest = rest.dropFirst()
    }
    let after = rest + lines[(position.line + 1)...].flatMap { $0 }
    return (string(before), string(Array(after)))
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  @Test("Any edits lead to the text that a plain reading of the protocol gives", arguments: 1...20)
  func editsAreApplied(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "é", "€", "😀", "👩‍👩‍👧", "\n", "\r\n", "\r", "{\"id\": 1}", "", "\u{0301}", "x\ny"]
    func words(_ count: Int) -> String {
      (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    var plain = words(30)
    var text = EditedText(Array(plain.utf8), encoding: .utf16)
    for _ in 0..<120 {
      let ends = (0..<2).map { _ in
        TextPosition(line: Int.random(in: 0...14, using: &random), character: Int.random(in: 0...12, using: &random))
      }.sorted()
      let new = words(Int.random(in: 0...3, using: &random))
      text.replace(TextRange(start: ends[0], end: ends[1]), with: Array(new.utf8))
      let before = Self.split(plain, at: ends[0]).before
      let after = Self.split(plain, at: ends[1]).after
      plain = before + new + after
      #expect(text.bytes == Array(plain.utf8))
      if plain.unicodeScalars.count > 400 {
        plain = words(20)
        text = EditedText(Array(plain.utf8), encoding: .utf16)
      }
    }
  }

  @Test("A position inside of a character counts as its begin, in every encoding")
  func insideOfACharacter() {
    let bytes = Array("a😀b".utf8)
    for (encoding, width) in [(PositionEncoding.utf8, 4), (.utf16, 2), (.utf32, 1)] {
      var text = EditedText(bytes, encoding: encoding)
      #expect(text.offset(of: TextPosition(line: 0, character: 1 + width)) == 5)
      if width > 1 { #expect(text.offset(of: TextPosition(line: 0, character: width)) == 1) }
      #expect(text.offset(of: TextPosition(line: 0, character: .max)) == 6)
      #expect(text.offset(of: TextPosition(line: .max, character: 0)) == 6)
    }
  }

  @Test("An edit with its ends the wrong way round replaces the same text")
  func reversedRange() {
    var text = EditedText(Array("one\ntwo\nthree".utf8), encoding: .utf16)
    text.replace(
      TextRange(start: TextPosition(line: 2, character: 0), end: TextPosition(line: 1, character: 0)),
      with: Array("2\n".utf8))
    #expect(text.bytes == Array("one\n2\nthree".utf8))
  }
}
