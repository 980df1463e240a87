import Drawing
import Prism
import TestSupport
import Testing
import Text

struct SVGTests {
  private static let ink = ResolvedStyle(foreground: .rgb(RGB(0x0A0B0C)), background: .rgb(RGB(0xF7F7F7)))

  @Test("Boxes, lines, blocks and wide glyphs are drawn as in the golden picture") func shapesMatchTheGolden() throws {
    var canvas = Canvas(size: Size(24, 6), style: Self.ink)
    let loud = ResolvedStyle(foreground: .indexed(160), background: .rgb(RGB(0xF7F7F7)), attributes: .dim)
    canvas.drawBox(Rect(x: 0, y: 0, width: 12, height: 3), .rounded, clip: canvas.bounds, style: Self.ink)
    canvas.drawBox(Rect(x: 12, y: 0, width: 12, height: 3), .heavy, clip: canvas.bounds, style: loud)
    canvas.draw("麺 <ok> 🍜", x: 1, y: 1, clip: canvas.bounds, style: Self.ink)
    canvas.draw("├┄┄┤", x: 13, y: 1, clip: canvas.bounds, style: loud)
    canvas.drawBox(Rect(x: 0, y: 3, width: 6, height: 3), .dashed, clip: canvas.bounds, style: Self.ink)
    canvas.draw("▗▄▄▖ ░▒▓", x: 7, y: 3, clip: canvas.bounds, style: Self.ink)
    canvas.draw("▌██▐ a┬b", x: 7, y: 4, clip: canvas.bounds, style: loud)
    canvas.draw("▝▀▀▘ ┌┼┘", x: 7, y: 5, clip: canvas.bounds, style: Self.ink)
    try expectGolden(canvas.svg.split(separator: "\n").map(String.init), "svg/shapes")
  }

  /// Draws random rows of letters, lines, blocks and wide glyphs.
  @Test("Every shape stays inside its cells, and every cell with a glyph is painted")
  func everyRunStaysInItsCells() throws {
    var random = SeededGenerator(seed: 41)
    let glyphs: [SafeText] = [
      " ", "a", "<", "é", "麺", "🍜", "★", "─", "━", "│", "┃", "┌", "┐", "└", "┘", "╭", "╮", "╰", "╯", "┏", "┓", "┗", "┛",
      "┄", "┆", "├", "┤", "┬", "┴", "┼", "▀", "▄", "█", "▌", "▐", "▖", "▗", "▘", "▝", "▙", "▚", "▛", "▜", "▞", "▟", "░",
      "▒", "▓",
    ]
    for _ in 0..<400 {
      let width = Int.random(in: 1...14, using: &random)
      var canvas = Canvas(size: Size(width, 1))
      for x in 0..<width {
        let style = Bool.random(using: &random) ? Self.ink : ResolvedStyle(attributes: [.reverse, .dim])
        let glyph = glyphs.randomElement(using: &random) ?? " "
        canvas.draw(glyph, x: x, y: 0, clip: canvas.bounds, style: style)
      }
      var painted = Set<Int>()
      for box in try SVGBox.all(in: canvas.svg) {
        #expect(box.left >= 0 && box.right <= Double(9 * width), "\(canvas.textRows) \(box)")
        #expect(box.top >= 0 && box.bottom <= (box.isGround ? 20.5 : 20), "\(canvas.textRows) \(box)")
        if !box.isGround { painted.formUnion(Int(box.left / 9)..<Int((box.right / 9).rounded(.up))) }
      }
      for x in 0..<width where canvas[x, 0].glyph != .space {
        #expect(painted.contains(x), "\(canvas.textRows) column \(x)")
      }
    }
  }

  /// Fonts draw block elements differently and not to the edge, so as letters they would leave seams in pictures.
  @Test(
    "Every block element is drawn as shapes over exactly its quarters",
    arguments: zip("▘▝▀▖▌▞▛▗▚▐▜▄▙▟█", 1...15))
  func quarters(glyph: Character, mask: Int) throws {
    var canvas = Canvas(size: Size(1, 1), style: Self.ink)
    canvas.fill(canvas.bounds, with: Glyph(glyph), style: Self.ink)
    #expect(!canvas.svg.contains("<text"))
    let boxes = try SVGBox.all(in: canvas.svg).filter { !$0.isGround }
    for quarter in 0..<4 {
      let (x, y) = (Double(quarter % 2) * 4.5 + 2, Double(quarter / 2) * 10 + 5)
      let count = boxes.count { $0.left <= x && x < $0.right && $0.top <= y && y < $0.bottom }
      #expect(count == mask >> quarter & 1, "quarter \(quarter)")
    }
  }

  /// A shape for each cell would leave seams.
  @Test("A row of equal glyphs is drawn as one shape", arguments: ["─", "━", "█", "▄", "▀", "░"])
  func equalNeighboursAreOneShape(glyph: Character) throws {
    var canvas = Canvas(size: Size(80, 1), style: Self.ink)
    canvas.fill(canvas.bounds, with: Glyph(glyph), style: Self.ink)
    let boxes = try SVGBox.all(in: canvas.svg).filter { !$0.isGround }
    #expect(boxes.count == 1)
    #expect(boxes.first?.left == 0 && boxes.first?.right == 720)
  }

  @Test("Lines of neighbouring cells meet at the edge between the cells") func linesMeetAtTheEdgesOfCells() throws {
    for (corner, next) in [
      ("┌", "─"), ("╭", "─"), ("└", "─"), ("╰", "─"), ("├", "─"), ("┼", "┤"), ("─", "┐"), ("─", "╯"),
    ] {
      var canvas = Canvas(size: Size(2, 1))
      canvas.draw("\(corner)\(next)", x: 0, y: 0, clip: canvas.bounds, style: Self.ink)
      let ends = try SVGBox.points(in: canvas.svg)
      #expect(ends.filter { $0.x == 9 && $0.y == 10.5 }.count == 2, "\(corner)\(next)")
    }
  }
}
