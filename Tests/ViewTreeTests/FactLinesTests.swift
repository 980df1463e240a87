import Drawing
import Prism
import TestSupport
import Testing
import Text
import ViewTree

/// The line breaks of facts.
struct FactLinesTests {
  private static let theme = Theme(ThemeValues(), depth: .monochrome)

  private func rows(_ block: Block, width: Int) -> [String] {
    var canvas = Canvas(size: Size(width, max(1, block.height)))
    block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: Self.theme)
    return canvas.textRows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
  }

  private func facts(_ texts: String..., width: Int, maxLines: Int? = nil) -> [String] {
    let phrases = texts.map { Phrase(SafeText($0), .listRowSubtext) }
    return rows(.facts(phrases, width: width, maxLines: maxLines), width: width)
  }

  @Test("A line ends between two parts and not inside a part")
  func linesEndBetweenParts() {
    let text = "1.0 mi • 20 min • $0 delivery fee, first order"
    #expect(facts(text, width: 30, maxLines: 2) == ["1.0 mi • 20 min", "$0 delivery fee, first order"])
    let paragraph = Block.paragraph(SafeText(text), .bodyText, width: 30, maxLines: 3)
    #expect(rows(paragraph, width: 30) == ["1.0 mi • 20 min", "$0 delivery fee, first order"])
  }

  @Test("Facts stay whole while there are enough lines; otherwise lines break between their parts")
  func factsStayWholeWherePossible() {
    #expect(facts("$$ • Ramen", "0.9 mi • 19 min", width: 22, maxLines: 3) == ["$$ • Ramen", "0.9 mi • 19 min"])
    #expect(
      facts("$$ • Ramen", "0.9 mi • 19 min", "$0.99 delivery fee", width: 27, maxLines: 2)
        == ["$$ • Ramen • 0.9 mi", "19 min • $0.99 delivery fee"])
  }

  @Test("Only a part that is wider than a line is broken, and the next part follows on the same line")
  func widePartsAreBroken() {
    #expect(
      facts("one two three four five • six", width: 12, maxLines: nil) == ["one two", "three four", "five • six"])
  }

  @Test("Facts that do not fit end in an ellipsis, without a bullet before it")
  func leftOutFactsAreShownByAnEllipsis() {
    #expect(facts("first part", "second part", width: 18, maxLines: 1) == ["first part • seco…"])
    #expect(facts("first part", "second part", width: 14, maxLines: 1) == ["first part …"])
  }

  @Test("The last fact gives way to the ellipsis if the line is full")
  func fullLinesEndInAnEllipsis() {
    #expect(facts("first part", "second part", width: 12, maxLines: 1) == ["first part …"])
    #expect(facts("first part", "second part", width: 11, maxLines: 1) == ["first part…"])
    #expect(facts("first part", "second part", width: 10, maxLines: 1) == ["first par…"])
    #expect(
      facts("$$ • American • Burgers • Fries • Shakes", "1.0 mi • 32 min", "$0 delivery fee", width: 24, maxLines: 2)
        .last
        == "Fries • Shakes • 1.0 mi…")
    #expect(facts("one", "two", width: 9, maxLines: 1) == ["one • two"])
  }

  @Test("No line of facts is wider than its room", arguments: 1...40)
  func noLineIsTooWide(width: Int) {
    let texts = ["寿司 • 👩‍👩‍👧‍👦 • Supercalifragilistic", "• • •", "a • b • c • d • e • f", "x"]
    let phrases = texts.map { Phrase(SafeText($0), .listRowSubtext) }
    for maxLines in [1, 2, 3, nil] as [Int?] {
      let block = Block.facts(phrases, width: width, maxLines: maxLines)
      #expect(block.width <= width)
      #expect(block.height <= maxLines ?? .max)
    }
  }

  @Test("A hundred thousand facts are laid out quickly")
  func endlessFactsAreQuick() {
    let text = Array(repeating: "a", count: 100_000).joined(separator: " • ")
    let time = processorTime {
      #expect(Block.facts([Phrase(SafeText(text), .caption)], width: 40, maxLines: 3).height == 3)
    }
    #expect(time < .seconds(10))
  }
}
