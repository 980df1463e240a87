import Testing

@testable import Text

@Suite struct PictureCellTests {
  @Test("The marks of rows and columns are those of kitty's protocol")
  func marks() throws {
    // The first and the last three of its list, and how many there are.
    let marks = PlacementMarkTable.marks
    #expect(marks.count == 297)
    #expect(marks.prefix(3).map(\.value) == [0x305, 0x30D, 0x30E])
    #expect(marks.suffix(3).map(\.value) == [0x1D242, 0x1D243, 0x1D244])
    #expect(Set(marks).count == marks.count)
    let glyph = try #require(Glyph.pictureCell(row: 1, column: 2))
    #expect(glyph.scalars.map(\.value) == [0x10EEEE, 0x30D, 0x30E])
    #expect(glyph.columns == 1)
    let first = try #require(Glyph.firstPictureCell(row: 296))
    #expect(first.scalars.map(\.value) == [0x10EEEE, 0x1D244])
    #expect(first.pictureCell == nil && first.isPictureCell)
    #expect(Glyph.firstPictureCell(row: 297) == nil)
  }

  @Test("A cell tells its row and column, up to the last one")
  func places() throws {
    for (row, column) in [(0, 0), (0, 296), (296, 0), (17, 200)] {
      let place = try #require(Glyph.pictureCell(row: row, column: column)?.pictureCell)
      #expect(place == (row, column))
    }
    #expect(Glyph.pictureCell(row: 297, column: 0) == nil)
    #expect(Glyph.pictureCell(row: 0, column: -1) == nil)
  }

  @Test("No text of a feed becomes the cell of a picture")
  func hostileText() {
    let text = SafeText("\u{10EEEE}\u{305}\u{30D}")
    #expect(text.glyphs.allSatisfy { !$0.isPictureCell && $0.pictureCell == nil })
  }
}
