import Drawing
import Prism
import TestSupport
import Testing
import Text

struct CanvasTests {
  private static let red = ResolvedStyle(foreground: .indexed(196))

  /// Every cell is either a glyph or the right half of the wide glyph to its left.
  private func isWhole(_ canvas: Canvas) -> Bool {
    (0..<canvas.size.height).allSatisfy { y in
      (0..<canvas.size.width).allSatisfy { x in
        let isLeftHalf = canvas[x, y].glyph?.columns == 2
        let isFollowed = x + 1 < canvas.size.width && canvas[x + 1, y].glyph == nil
        let isRightHalf = canvas[x, y].glyph == nil
        let isLed = x > 0 && canvas[x - 1, y].glyph?.columns == 2
        return isLeftHalf == (isFollowed && !isRightHalf) && isRightHalf == (isLed && isRightHalf)
      }
    }
  }

  @Test("A text is drawn at its position, in its style") func textIsDrawnAtItsPosition() {
    var canvas = Canvas(size: Size(8, 2))
    let width = canvas.draw("寿司 ok", x: 1, y: 1, clip: canvas.bounds, style: Self.red)
    #expect(width == 7)
    #expect(canvas.textRows == ["", " 寿司 ok"])
    #expect(canvas[1, 1].style == Self.red && canvas[0, 1].style == ResolvedStyle())
  }

  @Test("The bytes of a canvas are its rows, each with the end of its line") func bytesAreTheRows() {
    var canvas = Canvas(size: Size(6, 3))
    canvas.draw("寿司", x: 1, y: 0, clip: canvas.bounds, style: Self.red)
    canvas.fill(Rect(x: 0, y: 2, width: 6, height: 1), with: "─", style: Self.red)
    var bytes = Array("> ".utf8)
    canvas.appendText(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "> " + canvas.textRows.joined(separator: "\n") + "\n")
    #expect(canvas.textRows == [" 寿司", "", "──────"])
  }

  @Test("A row copied from a canvas of the same width is shared until it is drawn on") func copiedRowsAreShared() {
    var source = Canvas(size: Size(6, 2), style: Self.red)
    source.draw("寿司", x: 1, y: 1, clip: source.bounds, style: Self.red)
    var canvas = Canvas(size: Size(6, 3))
    canvas.copy(source, x: 0, y: 1)
    #expect(canvas.textRows == ["", "", " 寿司"])
    #expect(canvas.sharesRow(2, with: source, row: 1))

    canvas.draw("x", x: 1, y: 2, clip: canvas.bounds, style: Self.red)
    #expect(canvas.textRows == ["", "", " x 司"])
    #expect(source.textRows == ["", " 寿司"])
    #expect(!canvas.sharesRow(2, with: source, row: 1))
    #expect(canvas.sharesRow(1, with: source, row: 0))
  }

  @Test("A narrower canvas is copied between the cells beside it") func narrowerCanvasesAreCopiedBetween() {
    var source = Canvas(size: Size(4, 1))
    source.draw("寿司", x: 0, y: 0, clip: source.bounds, style: Self.red)
    var canvas = Canvas(size: Size(8, 2))
    canvas.fill(canvas.bounds, with: ".", style: Self.red)
    canvas.copy(source, x: 3, y: 1)
    #expect(canvas.textRows == ["........", "...寿司."])
    #expect(canvas[3, 1].style == Self.red && isWhole(canvas))
    canvas.copy(source, x: 5, y: 1)
    #expect(canvas.textRows == ["........", "...寿司."])
  }

  @Test("A fill over half of a wide glyph replaces the other half by a space") func fillsNeverHalveWideGlyphs() {
    var canvas = Canvas(size: Size(6, 1))
    canvas.draw("寿司寿", x: 0, y: 0, clip: canvas.bounds, style: Self.red)
    canvas.fill(Rect(x: 1, y: 0, width: 4, height: 1), with: "x", style: Self.red)
    #expect(canvas.textRows == [" xxxx"])
    #expect(isWhole(canvas))
  }

  @Test("Drawing over half of a wide glyph replaces the other half by a space") func wideGlyphsAreNeverHalved() {
    var canvas = Canvas(size: Size(6, 1))
    canvas.draw("寿司x", x: 0, y: 0, clip: canvas.bounds, style: Self.red)
    canvas.draw("i", x: 1, y: 0, clip: canvas.bounds, style: Self.red)
    #expect(canvas.textRows == [" i司x"])
    canvas.draw("米", x: 3, y: 0, clip: canvas.bounds, style: Self.red)
    #expect(canvas.textRows == [" i 米"])
    canvas.draw("米", x: 5, y: 0, clip: canvas.bounds, style: Self.red)
    #expect(canvas.textRows == [" i 米"])
    #expect(isWhole(canvas))
  }

  /// Draws random texts and fills at random places.
  @Test("Cells outside the clip stay as they were") func nothingIsDrawnOutsideTheClip() {
    var random = SeededGenerator(seed: 20)
    let texts: [SafeText] = ["plain words", "寿司と天ぷら", "é🍜🍕ñ", "a米b米c", "👩‍🚀 crew 🇪🇹"]
    for _ in 0..<3000 {
      let size = Size(Int.random(in: 0...12, using: &random), Int.random(in: 0...4, using: &random))
      var canvas = Canvas(size: size)
      for _ in 0..<4 {
        let before = canvas
        let clip = Rect(
          x: .random(in: -3...12, using: &random), y: .random(in: -2...4, using: &random),
          width: .random(in: 0...12, using: &random), height: .random(in: 0...4, using: &random))
        let x = Int.random(in: -9...12, using: &random)
        let y = Int.random(in: -2...5, using: &random)
        if Bool.random(using: &random) {
          canvas.draw(texts.randomElement(using: &random) ?? "", x: x, y: y, clip: clip, style: Self.red)
        } else {
          canvas.fill(clip, with: Bool.random(using: &random) ? "─" : "米", style: Self.red)
        }
        #expect(isWhole(canvas))
        for row in 0..<size.height {
          for column in 0..<size.width where !clip.contains(x: column, y: row) {
            // A wide glyph that the edge of the clip cuts becomes a space; its style stays.
            #expect(canvas[column, row].style == before[column, row].style)
            #expect([before[column, row].glyph, .space].contains(canvas[column, row].glyph))
          }
        }
      }
    }
  }
}

extension Canvas {
  fileprivate func sharesRow(_ y: Int, with other: Canvas, row: Int) -> Bool {
    self.row(y).withUnsafeBufferPointer { mine in
      other.row(row).withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}
