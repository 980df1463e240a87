import Drawing
import Prism
import TestSupport
import Testing
import Text
import ViewTree

/// Blocks that flow from left to right, and the sign at the end of a line from which some are left out.
struct FlowTests {
  private static let theme = Theme(ThemeValues(), depth: .monochrome)

  private func rows(_ words: [SafeText], width: Int, maxLines: Int?) -> [String] {
    let blocks = words.map { Block.paragraph($0, .bodyText, width: width, maxLines: 1) }
    let more = Block.paragraph("…", .bodyText, width: width, maxLines: 1)
    let block = Block.flow(blocks, width: width, spacing: 1, maxLines: maxLines, more: more)
    #expect(block.width <= width)
    var canvas = Canvas(size: Size(width, max(1, block.height)))
    block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: Self.theme)
    return canvas.textRows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test(
    "The last line ends with the sign only if blocks are left out, and blocks make room for it",
    arguments: [
      (14, 1, ["one two three"]),
      (13, 1, ["one two three"]),
      (12, 1, ["one two …"]),
      (9, 1, ["one two …"]),
      (8, 1, ["one …"]),
      (5, 1, ["one …"]),
      (4, 1, ["on …"]),
      (1, 1, ["…"]),
      (8, 2, ["one two", "three"]),
      (5, 2, ["one", "two …"]),
      (5, 3, ["one", "two", "three"]),
    ])
  func linesEndWithTheSign(width: Int, maxLines: Int, expected: [String]) {
    #expect(rows(["one", "two", "three"], width: width, maxLines: maxLines) == expected)
  }

  @Test("Without a limit every block has its place")
  func allBlocksHaveAPlace() {
    #expect(rows(["one", "two", "three"], width: 3, maxLines: nil) == ["one", "two", "th…"])
  }
}
