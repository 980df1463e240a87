import Testing
import Text

@Suite struct GlyphTests {
  @Test("A glyph is a base character with its combining marks") func glyphsAreABaseWithMarks() throws {
    let glyph = try #require(Array(SafeText("e\u{301}\u{323}").glyphs).first)
    #expect(glyph.base == "e")
    #expect(Array(glyph.scalars) == ["e", "\u{301}", "\u{323}"])
    #expect(glyph.columns == 1)
  }

  @Test("Combining marks beyond the limit of a cell are left out") func surplusMarksAreLeftOut() {
    let stacked = SafeText("Z" + String(repeating: "\u{301}", count: 100) + "a")
    #expect(stacked.glyphs.map(\.scalars.count) == [5, 1])
    #expect(stacked.columns == 2)
  }

  @Test("A glyph can be made from a character of the program") func programCharactersAreLiterals() {
    let corner: Glyph = "╭"
    #expect(Array(corner.scalars) == ["╭"])
    #expect(corner.columns == 1)
    #expect(Glyph("é").columns == 1)
    #expect(Glyph("漢").columns == 2)
    #expect(" " as Glyph == .space)
  }

  @Test("A character that cannot be drawn becomes a placeholder, and a lone mark gets a dotted circle")
  func undrawableCharactersHaveAPlaceholder() {
    #expect(Glyph("\u{7}") == .placeholder)
    #expect(Glyph("\u{200D}") == .placeholder)
    #expect(Glyph("\u{202E}") == .placeholder)
    #expect(Array(Glyph("\u{301}").scalars) == ["\u{25CC}", "\u{301}"])
  }

  @Test("Writing a glyph gives its scalars in order") func writingGivesTheScalarsInOrder() {
    var string = "["
    var bytes: [UInt8] = []
    let text = "aé\u{323}¢漢🍜"
    for glyph in SafeText(text).glyphs {
      glyph.write(to: &string)
      glyph.appendUTF8(to: &bytes)
    }
    #expect(string == "[" + text)
    #expect(bytes == Array(text.utf8))
  }

  @Test("Glyphs with different bases or marks are different") func glyphsDifferInBaseAndMarks() {
    let glyphs: Set<Glyph> = ["a", "b", Glyph("a\u{301}"), Glyph("a\u{302}"), Glyph("a\u{301}\u{302}"), Glyph("a")]
    #expect(glyphs.count == 5)
  }

  /// Cells are copied by the ten thousand; a reference in each would cost a retain.
  @Test("A glyph can be copied bit by bit") func glyphsAreCopiedBitByBit() {
    #expect(_isPOD(Glyph.self))
    #expect(MemoryLayout<Glyph?>.size <= 24)
  }
}
