import Testing

@testable import Text

@Suite struct WrappingTests {
  @Test(
    "Lines break at spaces and between ideographs, and long words are broken anywhere",
    arguments: [
      ("Golden Spoon serves noodles", 13, ["Golden Spoon", "serves", "noodles"]),
      ("Golden Spoon", 12, ["Golden Spoon"]),
      ("  two   spaces ", 6, ["two", "spaces"]),
      ("two   spaces", 20, ["two   spaces"]),
      ("one\ntwo", 5, ["one", "two"]),
      ("unbreakable", 4, ["unbr", "eaka", "ble"]),
      ("an unbreakable", 5, ["an", "unbre", "akabl", "e"]),
      ("寿司と天ぷら", 6, ["寿司と", "天ぷら"]),
      ("寿司と天ぷら", 5, ["寿司", "と天", "ぷら"]),
      ("東京です。大阪", 8, ["東京で", "す。大阪"]),
      ("彼は「東京」へ", 6, ["彼は", "「東", "京」へ"]),
      ("in 東京 now", 5, ["in 東", "京", "now"]),
      ("한국어 텍스트", 8, ["한국어", "텍스트"]),
      ("👨‍👩‍👧👨‍👩‍👧👍🏽", 4, ["👨‍👩‍👧👨‍👩‍👧", "👍🏽"]),
      ("🇺🇸🇩🇪🇫🇷", 5, ["🇺🇸🇩🇪", "🇫🇷"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
      ("漢a", 1, ["\u{FFFD}", "a"]),
      ("", 5, []),
      ("   ", 2, []),
      ("text", 0, []),
      ("text", -1, []),
    ])
  func linesBreakWhereReadersExpect(string: String, columns: Int, lines: [String]) {
    #expect(SafeText(string).wrapped(to: columns).map(\.string) == lines)
  }

  @Test("The last of the lines asked for ends with an ellipsis when text is left") func lastLineEndsWithAnEllipsis() {
    let text = SafeText("Golden Spoon serves noodles all night")
    #expect(text.wrapped(to: 13, maxLines: 2).map(\.string) == ["Golden Spoon", "serves noodl…"])
    #expect(text.wrapped(to: 13, maxLines: 1).map(\.string) == ["Golden Spoon…"])
    #expect(text.wrapped(to: 13, maxLines: 1, ellipsis: .asciiEllipsis).map(\.string) == ["Golden Spo..."])
    #expect(text.wrapped(to: 13, maxLines: 0).isEmpty)
    #expect(SafeText("ends here   ").wrapped(to: 9, maxLines: 1).map(\.string) == ["ends here"])
    #expect(SafeText("漢a").wrapped(to: 1, maxLines: 1).map(\.string) == ["…"])
  }

  @Test("Wrapping loses no glyph, and every line fits") func noGlyphIsLostAndEveryLineFits() {
    for untrusted in RandomText.samples(seed: 7) {
      let text = SafeText(untrusted)
      let isSpace: (Glyph) -> Bool = { $0 == .space || $0 == Glyph("\u{3000}") }
      let widest = IteratorSequence(Clusters(text)).map(\.columns).max() ?? 1
      for columns in widest..<widest + 12 {
        let lines = text.wrapped(to: columns)
        #expect(lines.allSatisfy { 1...columns ~= $0.columns })
        #expect(lines.flatMap(\.glyphs).filter { !isSpace($0) } == text.glyphs.filter { !isSpace($0) })
        for line in lines {
          let clusters = Array(IteratorSequence(Clusters(line)))
          #expect(clusters.first?.isSpace == false, "\(line.string.debugDescription)")
          #expect(clusters.last?.isSpace == false, "\(line.string.debugDescription)")
        }
      }
    }
  }

  @Test("With a limit of lines, the first lines stay the same and the last one gets an ellipsis")
  func limitedLinesAreTheFirstLines() {
    for untrusted in RandomText.samples(seed: 8) {
      let text = SafeText(untrusted)
      for columns in 1..<12 {
        let all = text.wrapped(to: columns)
        for limit in 1...4 {
          let some = text.wrapped(to: columns, maxLines: limit)
          #expect(some.allSatisfy { $0.columns <= columns })
          if all.count <= limit {
            #expect(some == all)
          } else {
            #expect(some.count == limit)
            #expect(some.dropLast() == all.prefix(limit - 1))
            #expect(some.last?.string.hasSuffix("…") == true)
          }
        }
      }
    }
  }

  @Test("Wrapping a very long text reads only the lines asked for", arguments: ["word ", "unbreakable", "漢字"])
  func longTextsAreReadOnlyAsFarAsNeeded(piece: String) {
    let text = SafeText(String(repeating: piece, count: 1 << 20 / piece.utf8.count))
    var wrapper = LineWrapper(text, columns: 40)
    _ = wrapper.next()
    _ = wrapper.next()
    #expect(wrapper.clusters.bytesRead <= 2 * 40 * 3 + 16)
    #expect(text.wrapped(to: 40, maxLines: 2).count == 2)
  }
}
