import Drawing
import Prism
import Testing
import Text

@Suite struct SVGPictureTests {
  /// Draws a picture of this size, of which `clip` is visible.
  private func svg(_ outline: SVGImage.Outline, clip: Rect) throws -> String {
    var canvas = Canvas(size: Size(8, 4))
    for row in 0..<2 {
      for column in 0..<3 where clip.contains(x: column + 2, y: row + 1) {
        let glyph = try #require(Glyph.pictureCell(row: row, column: column))
        let place = Rect(x: column + 2, y: row + 1, width: 1, height: 1)
        canvas.fill(place, with: glyph, style: ResolvedStyle(foreground: .number(7)))
      }
    }
    return canvas.svg(with: [7: SVGImage(size: Size(3, 2), address: "data:x", outline: outline)])
  }

  private static let all = Rect(x: 0, y: 0, width: 8, height: 4)

  @Test("A picture is one element over its cells")
  func whole() throws {
    let svg = try svg(.square, clip: Self.all)
    #expect(
      svg.contains(
        #"<image x="18" y="20" width="27" height="40" preserveAspectRatio="none" href="data:x"/>"#))
    #expect(!svg.contains("clipPath"))
    #expect(!svg.contains("\u{10EEEE}"))
  }

  @Test("Only the visible cells of a picture are drawn, at the place of the whole picture")
  func cut() throws {
    let svg = try svg(.square, clip: Rect(x: 3, y: 0, width: 1, height: 4))
    #expect(svg.contains(#"<image x="18" y="20" width="27" height="40""#))
    #expect(svg.contains(#"<rect x="27" y="20" width="9" height="20"/><rect x="27" y="40" width="9" height="20"/>"#))
  }

  @Test("The outline of a picture cuts it")
  func outlines() throws {
    // A circle lies in the middle of a longer box.
    #expect(try svg(.circle, clip: Self.all).contains(#"<circle cx="31.5" cy="40" r="13.5"/>"#))
    #expect(try svg(.rounded, clip: Self.all).contains("rx="))
  }

  @Test("Cells of a picture that is not there are empty")
  func missing() throws {
    var canvas = Canvas(size: Size(2, 1))
    let glyph = try #require(Glyph.pictureCell(row: 0, column: 0))
    canvas.fill(canvas.bounds, with: glyph, style: ResolvedStyle(foreground: .number(7)))
    #expect(!canvas.svg.contains("<image") && !canvas.svg.contains("<text"))
  }
}
