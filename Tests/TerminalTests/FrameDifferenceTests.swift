import Drawing
import Prism
import TestSupport
import Testing
import Text

/// The harness itself: what it says has to help.
@Suite struct FrameDifferenceTests {
  @Test func equalFramesHaveNone() {
    #expect(FrameDifference(expected: ["a", "b", ""], actual: ["a  ", "b"]) == nil)
  }

  @Test func theCellsThatDifferAreMarked() throws {
    let difference = try #require(FrameDifference(expected: ["same", "★ 4.7 (2k+)"], actual: ["same", "★ 4.8 (2k!)"]))
    #expect(
      difference.description == """
        frame differs at row 1, columns 4, 9
          expected │ ★ 4.7 (2k+)
          got      │ ★ 4.8 (2k!)
                         ~    ~
        """)
  }

  @Test func aWideGlyphCountsAsTwoColumns() throws {
    let difference = try #require(FrameDifference(expected: ["寿司 ok"], actual: ["寿司 no"]))
    #expect(difference.description.hasPrefix("frame differs at row 0, columns 5-6\n"))
    #expect(difference.description.hasSuffix("\n" + String(repeating: " ", count: 18) + "~~"))
  }

  @Test func cellsThatOnlyLookDifferentAreExplained() throws {
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
