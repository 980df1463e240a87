import Drawing
import Prism
import Testing
import Text

struct SinkTests {
  private func canvas() -> Canvas {
    var canvas = Canvas(size: Size(8, 2))
    let loud = ResolvedStyle(
      foreground: .rgb(RGB(0x0A0B0C)), background: .indexed(160), attributes: [.bold, .underline])
    canvas.draw("a<寿&", x: 1, y: 0, clip: canvas.bounds, style: loud)
    canvas.draw("x", x: 0, y: 1, clip: canvas.bounds, style: ResolvedStyle(foreground: .indexed(9)))
    return canvas
  }

  @Test("Every row of ANSI output sets its own style and resets it at the end") func ansiRowsSetAndResetTheirStyle() {
    #expect(
      canvas().ansiRows == [
        "\u{1B}[0m \u{1B}[0;1;4;38;2;10;11;12;48;5;160ma<寿&\u{1B}[0m", "\u{1B}[0;91mx\u{1B}[0m",
      ])
  }

  @Test("Strikethrough has its own attribute in escape sequences and in SVG")
  func strikethroughIsDrawn() {
    var canvas = Canvas(size: Size(5, 1))
    canvas.draw(
      "$4.19", x: 0, y: 0, clip: canvas.bounds, style: ResolvedStyle(attributes: [.underline, .strikethrough]))
    #expect(canvas.ansiRows == ["\u{1B}[0;4;9m$4.19\u{1B}[0m"])
    #expect(canvas.svg.contains(#"text-decoration="underline line-through""#))
  }

  @Test("Spaces at the end of a row are kept if they have a background") func backgroundsReachTheEndOfTheRow() {
    let filled = Canvas(size: Size(3, 1), style: ResolvedStyle(background: .indexed(4)))
    #expect(filled.ansiRows == ["\u{1B}[0;44m   \u{1B}[0m"])
    #expect(Canvas(size: Size(3, 1)).ansiRows == [""])
  }

  @Test("SVG places every run of text in its columns") func svgPlacesEveryRunInItsColumns() {
    let svg = canvas().svg
    #expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="72" height="40""#))
    #expect(svg.contains(##"<rect x="9" y="0" width="45" height="20.5" fill="#d70000"/>"##))
    #expect(svg.contains(#"<text x="9" y="15" textLength="18""#) && svg.contains(">a&lt;</text>"))
    #expect(svg.contains(#"<text x="27" y="15" textLength="18""#) && svg.contains(">寿</text>"))
    #expect(svg.contains(#"<text x="45" y="15" textLength="9""#) && svg.contains(">&amp;</text>"))
    #expect(svg.contains(##"fill="#0a0b0c" font-weight="bold" text-decoration="underline""##))
    #expect(svg.hasSuffix("</svg>"))
  }

  /// Block elements of fonts are rarely as high as a line, which would leave seams.
  @Test("SVG draws block elements as shapes") func svgDrawsBlockElementsAsShapes() {
    var canvas = Canvas(size: Size(3, 1))
    canvas.draw("▗▀x", x: 0, y: 0, clip: canvas.bounds, style: ResolvedStyle())
    let shapes = [
      #"<rect x="4.5" y="10" width="4.5" height="10" fill="black""#, #"<rect x="9" y="0" width="9" height="10""#,
      #"<text x="18" y="15" textLength="9""#,
    ]
    #expect(shapes.allSatisfy(canvas.svg.contains))
    #expect(!canvas.svg.contains("▀"))
  }

  @Test("Reversed letters swap their colours in SVG") func reversedLettersSwapTheirColours() {
    var canvas = Canvas(size: Size(1, 1))
    canvas.draw("x", x: 0, y: 0, clip: canvas.bounds, style: ResolvedStyle(attributes: .reverse))
    #expect(canvas.svg.contains(#"fill="black"/>"#) && canvas.svg.contains(#"fill="white">x<"#))
  }
}
