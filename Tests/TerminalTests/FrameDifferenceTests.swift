import Drawing
import Prism
import TestSupport
import Testing
import Text

/// The frame comparison of the test support, whose messages have to show where frames differ.
@Suite struct FrameDifferenceTests {
  @Test("Frames that differ only in trailing spaces and empty rows are equal")
  func equalFramesHaveNoDifference() {
    #expect(FrameDifference(expected: ["a", "b", ""], actual: ["a  ", "b"]) == nil)
  }

  @Test("The message marks every cell that differs")
  func differingCellsAreMarked() throws {
    let difference = try #require(FrameDifference(expected: ["same", "★ 4.7 (2k+)"], actual: ["same", "★ 4.8 (2k!)"]))
    #expect(
      difference.description == """
        frame differs at row 1, columns 4, 9
          expected │ ★ 4.7 (2k+)
          got      │ ★ 4.8 (2k!)
                         ~    ~
        """)
  }

  @Test("The message counts a wide glyph as two columns")
  func aWideGlyphCountsAsTwoColumns() throws {
    let difference = try #require(FrameDifference(expected: ["寿司 ok"], actual: ["寿司 no"]))
    #expect(difference.description.hasPrefix("frame differs at row 0, columns 5-6\n"))
    #expect(difference.description.hasSuffix("\n" + String(repeating: " ", count: 18) + "~~"))
  }

  @Test("The message describes the style of a cell that differs in style alone")
  func styleDifferencesAreExplained() throws {
    let size = Size(4, 1)
    var red = Canvas(size: size)
    red.draw(SafeText("ab"), x: 0, y: 0, clip: red.bounds, style: ResolvedStyle(foreground: .indexed(9)))
    var bold = red
    bold.draw(SafeText("b"), x: 1, y: 0, clip: red.bounds, style: ResolvedStyle(attributes: .bold))
    let difference = try #require(FrameDifference(expected: red, actual: bold))
    #expect(difference.description.hasPrefix("frame differs at row 0, column 1\n"))
    #expect(
      difference.description.hasSuffix("\n  column 1 should be plain, 9 on default, is bold, default on default"))
  }
}
