import Drawing
import Prism
import Testing
import Text

@testable import Terminal

/// When pictures in sixels are drawn, and which part of them.
@Suite struct SixelPicturesTests {
  private static let picture = ScreenPicture(
    format: .sixels, size: Size(4, 2),
    bytes: Array("\u{1B}P0;1;0q\"1;1;40;40#0;2;1;2;3#0!40~\u{1B}\\".utf8))

  /// A canvas with a picture of 4 by 2 cells at a place, and text over some columns.
  private static func canvas(x: Int, y: Int, hiding columns: Range<Int> = 0..<0) -> Canvas {
    var canvas = Canvas(size: Size(20, 8))
    for row in 0..<2 {
      for column in 0..<4 where !columns.contains(x + column) {
        guard let glyph = Glyph.pictureCell(row: row, column: column) else { continue }
        canvas.fill(
          Rect(x: x + column, y: y + row, width: 1, height: 1).intersection(canvas.bounds), with: glyph,
          style: ResolvedStyle(foreground: .number(7)))
      }
    }
    return canvas
  }

  private static func drawn(_ pictures: inout SixelPictures) -> [String] {
    var drawn: [String] = []
    while let bytes = pictures.next() { drawn.append(String(decoding: bytes, as: UTF8.self)) }
    return drawn
  }

  @Test("A picture is drawn once, at its cells, and the cursor is put back")
  func pictureIsDrawnOnce() {
    var pictures = SixelPictures(cell: Size(10, 20))
    pictures.keep([7: Self.picture])
    let canvas = Self.canvas(x: 3, y: 2)
    #expect(pictures.follow(canvas) == [])
    pictures.drawAgain(in: [2, 3])
    #expect(
      Self.drawn(&pictures)
        == ["\u{1B}7\u{1B}[3;4H" + String(decoding: Self.picture.bytes, as: UTF8.self) + "\u{1B}8"])
    #expect(pictures.follow(canvas) == [])
    pictures.drawAgain(in: [])
    #expect(Self.drawn(&pictures) == [])
    // A row of another part of the screen.
    pictures.drawAgain(in: [5])
    #expect(Self.drawn(&pictures) == [])
  }

  @Test("A picture that moves has its old rows written whole, and is drawn at its new place")
  func movedPicture() {
    var pictures = SixelPictures(cell: Size(10, 20))
    pictures.keep([7: Self.picture])
    _ = pictures.follow(Self.canvas(x: 3, y: 2))
    _ = Self.drawn(&pictures)
    #expect(pictures.follow(Self.canvas(x: 3, y: 1)) == [2, 3])
    pictures.drawAgain(in: [1, 2, 3])
    #expect(Self.drawn(&pictures).map { $0.hasPrefix("\u{1B}7\u{1B}[2;4H") } == [true])
  }

  @Test("Text in a picture's rows erases it, so it is drawn again")
  func writtenRows() {
    var pictures = SixelPictures(cell: Size(10, 20))
    pictures.keep([7: Self.picture])
    let canvas = Self.canvas(x: 3, y: 2)
    _ = pictures.follow(canvas)
    _ = Self.drawn(&pictures)
    _ = pictures.follow(canvas)
    pictures.drawAgain(in: [3])
    #expect(Self.drawn(&pictures).count == 1)
  }

  @Test("A picture under a dialog is drawn in two parts, and one at the edge in part")
  func partsOfPictures() {
    var pictures = SixelPictures(cell: Size(10, 20))
    pictures.keep([7: Self.picture])
    _ = pictures.follow(Self.canvas(x: 3, y: 2, hiding: 4..<6))
    let parts = Self.drawn(&pictures)
    #expect(parts.map { $0.hasPrefix("\u{1B}7\u{1B}[3;4H") } == [true, false])
    #expect(parts.allSatisfy { $0.contains("\"1;1;10;40") })
    _ = pictures.follow(Self.canvas(x: -1, y: 7))
    let edge = Self.drawn(&pictures)
    #expect(edge.count == 1 && edge.allSatisfy { $0.contains("\"1;1;30;18") && $0.contains("\u{1B}[8;1H") })
  }

  @Test("A picture at the bottom ends with a whole band of six pixels, so that no terminal scrolls")
  func pictureAtTheBottom() {
    var pictures = SixelPictures(cell: Size(10, 20))
    pictures.keep([7: Self.picture])
    for (y, height) in [(4, 40), (5, 36)] {
      _ = pictures.follow(Self.canvas(x: 3, y: y))
      #expect(Self.drawn(&pictures).map { $0.contains("\"1;1;40;\(height)") } == [true], "\(y)")
    }
  }

  @Test("A picture that has not come is left blank, and forgotten pictures are drawn again")
  func missingPicture() {
    var pictures = SixelPictures(cell: Size(10, 20))
    _ = pictures.follow(Self.canvas(x: 3, y: 2))
    pictures.drawAgain(in: [])
    #expect(!pictures.hasWaiting)
    pictures.keep([7: Self.picture])
    _ = pictures.follow(Self.canvas(x: 3, y: 2))
    #expect(Self.drawn(&pictures).count == 1)
    pictures.forget()
    _ = pictures.follow(Self.canvas(x: 3, y: 2))
    #expect(Self.drawn(&pictures).count == 1)
  }
}
