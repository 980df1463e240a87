import Testing
import Text

struct HoldingTests {
  @Test(
    "A text is found in another byte for byte",
    arguments: [
      ("abcabd", "abd", true), ("abcabd", "abe", false), ("", "", true), ("", "a", false), ("a", "", true),
      ("é", "e", false), ("cafe\u{301}", "e\u{301}", true), ("a\u{0}b", "a", true), ("a\u{0}b", "b", false),
    ])
  func textsAreFoundByteForByte(text: String, other: String, isThere: Bool) {
    #expect(text.holds(other) == isThere)
  }

  @Test(
    "The first place of a text in another is found byte for byte, even after a NUL",
    arguments: [
      ("aababc", "abc", 3), ("://x", "://", 0), ("a\u{0}://", "://", 2), ("aé", "é", 1), ("ab", "abc", nil),
      ("", "a", nil), ("::/ ://", "://", 4),
    ] as [(String, String, Int?)])
  func placeOfAText(text: String, other: String, place: Int?) throws {
    let found = text.place(of: other)
    #expect(found.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == place)
    #expect(found.map { String(text[$0]) == other } ?? true)
  }
}
