import Drawing
import Foundation
import Prism
import TestSupport
import Testing
import Text

/// Frames as HTML. `.ci/check-web.py` measures them in a browser.
struct HTMLTests {
  private static let ink = ResolvedStyle(foreground: .rgb(RGB(0x0A0B0C)), background: .rgb(RGB(0xF7F7F7)))

  private func html(_ canvas: Canvas, _ links: [HTMLLink] = []) -> String {
    var sheet = HTMLSheet()
    return canvas.html(&sheet, label: "frame", links: links)
  }

  @Test("A page shows the text of its frame, whatever the styles and links")
  func theTextIsThatOfTheFrame() throws {
    var random = SeededGenerator(seed: 77)
    let glyphs: [SafeText] = [
      " ", " ", "a", "<", "&", "\"", "é", "麺", "🍜", "★", "─", "│", "╭", "┛", "┄", "█", "▀", "▖", "░", "क्षि", "ש",
    ]
    for _ in 0..<300 {
      let size = Size(Int.random(in: 1...20, using: &random), Int.random(in: 1...4, using: &random))
      var canvas = Canvas(size: size, style: Self.ink)
      for _ in 0..<size.width * size.height {
        let (x, y) = (
          Int.random(in: 0..<size.width, using: &random), Int.random(in: 0..<size.height, using: &random)
        )
        let style = Bool.random(using: &random) ? Self.ink : ResolvedStyle(attributes: [.reverse, .bold])
        canvas.draw(glyphs.randomElement(using: &random) ?? " ", x: x, y: y, clip: canvas.bounds, style: style)
      }
      let rect = Rect(x: Int.random(in: -2...9, using: &random), y: 0, width: 5, height: 2)
      let link = try #require(HTMLLink(rect, to: "https://a.example/?b&c"))
      let text = try MarkupText(html(canvas, [link])).text
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
      #expect(rows == canvas.textRows.map(trimmed))
    }
  }

  private func trimmed(_ row: some StringProtocol) -> String {
    String(row.reversed().drop { $0 == " " }.reversed())
  }

  @Test("A link is on the words of its rows, and the Tab key stops at it once")
  func linksAreOnWords() throws {
    var canvas = Canvas(size: Size(16, 4), style: Self.ink)
    canvas.drawBox(canvas.bounds, .rounded, clip: canvas.bounds, style: Self.ink)
    canvas.draw("Ramen bar", x: 2, y: 1, clip: canvas.bounds, style: Self.ink)
    canvas.draw("open 麺", x: 2, y: 2, clip: canvas.bounds, style: Self.ink)
    let html = html(canvas, [try #require(HTMLLink(canvas.bounds, to: "https://a.example/ramen?x=1&y=2"))])
    let tags = html.split(separator: "<a ").dropFirst()
    #expect(tags.count == 2)
    #expect(tags.count { $0.contains("tabindex=\"-1\"") } == 1)
    let start = #"href="https://a.example/ramen?x=1&amp;y=2" rel="noopener noreferrer""#
    #expect(tags.allSatisfy { $0.hasPrefix(start) })
    let words = try tags.map { tag in
      try MarkupText(String(tag.drop { $0 != ">" }.dropFirst().split(separator: "</a>")[0])).text
    }
    #expect(words == ["Ramen bar", "open 麺"])
  }

  @Test(
    "Only addresses of the web become links",
    arguments: [
      "javascript:alert(1)", "JAVASCRIPT:alert(1)", " https://a.example", "data:text/html,x", "//a.example", "store/7",
      "https://a.example/\"onclick=\"x", "https://a.example/<b>", "https://a.example/\u{202E}x", "file:///etc/passwd",
    ])
  func otherAddressesAreNoLinks(address: String) {
    #expect(HTMLLink(Rect(x: 0, y: 0, width: 1, height: 1), to: address) == nil)
  }

  @Test("Text and labels cannot leave their places in the page")
  func textIsEscaped() throws {
    var canvas = Canvas(size: Size(60, 1), style: Self.ink)
    canvas.draw("</pre></style><script>alert('x')</script>", x: 0, y: 0, clip: canvas.bounds, style: Self.ink)
    var sheet = HTMLSheet()
    let html = canvas.html(&sheet, label: "\" onfocus=\"alert(1)")
    #expect(!html.contains("<script") && !html.contains("</style"))
    #expect(html.contains("aria-label=\"&quot; onfocus=&quot;alert(1)\""))
    #expect(!sheet.css.contains("<"))
  }

  @Test("A sign with a mark on it is escaped like the sign", arguments: ["<", "&", "\"", ">"])
  func markedSignsAreEscaped(sign: String) throws {
    var canvas = Canvas(size: Size(3, 1), style: Self.ink)
    canvas.draw(SafeText(sign + "\u{338}b"), x: 0, y: 0, clip: canvas.bounds, style: Self.ink)
    var sheet = HTMLSheet()
    let html = canvas.html(&sheet, label: SafeText(sign + "\u{338}b"))
    #expect(try MarkupText(html).text == sign + "\u{338}b")
    #expect(html.components(separatedBy: "aria-label=\"")[1].unicodeScalars.prefix { $0 != "\"" }.last == "b")
    #expect(try MarkupText(canvas.svg).text.contains(sign + "\u{338}b"))
  }

  @Test("Frames of one page share the classes of their styles")
  func framesShareClasses() {
    var sheet = HTMLSheet()
    var canvas = Canvas(size: Size(4, 1), style: Self.ink)
    canvas.draw("a", x: 0, y: 0, clip: canvas.bounds, style: ResolvedStyle(foreground: .indexed(196)))
    let first = canvas.html(&sheet, label: "one")
    let css = sheet.css
    #expect(canvas.html(&sheet, label: "one") == first)
    #expect(sheet.css == css)
    #expect(css.contains("color:#ff0000"))
  }

  @Test("Pictures of two frames in one page have ids of their own, and their cells are blank")
  func picturesHaveTheirOwnIds() throws {
    var canvas = Canvas(size: Size(4, 2), style: Self.ink)
    for column in 0..<2 {
      let glyph = try #require(Glyph.pictureCell(row: 0, column: column))
      let style = ResolvedStyle(foreground: .number(3))
      canvas.fill(Rect(x: column, y: 0, width: 1, height: 1), with: glyph, style: style)
    }
    let images = [3: SVGImage(size: Size(2, 1), address: "data:x", outline: .rounded)]
    var sheet = HTMLSheet()
    let page = (0..<2).map { _ in canvas.html(&sheet, label: "f", images: images) }.joined()
    let ids = page.components(separatedBy: "id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(ids.count == 2 && Set(ids).count == 2)
    for id in ids { #expect(page.contains("url(#\(id))")) }
    #expect(!page.unicodeScalars.contains("\u{10EEEE}"))
  }

  @Test("Blank cells at the end of a row are left out, unless they have another background")
  func blankEndsAreLeftOut() {
    var canvas = Canvas(size: Size(12, 3), style: Self.ink)
    canvas.draw("end", x: 0, y: 0, clip: canvas.bounds, style: Self.ink)
    let bar = ResolvedStyle(background: .indexed(21))
    canvas.fill(Rect(x: 0, y: 2, width: 12, height: 1), style: bar)
    var sheet = HTMLSheet()
    let rows = canvas.htmlRows(&sheet)
    #expect(rows[0].contains("w3") && !rows[0].contains(" </"))
    #expect(rows[1].isEmpty)
    #expect(rows[2].contains("w12"))
  }
}
