import Testing
import Text

struct HoldingTests {
  @Test(
    arguments: [
      ("abcabd", "abd", true), ("abcabd", "abe", false), ("", "", true), ("", "a", false), ("a", "", true),
      ("é", "e", false), ("cafe\u{301}", "e\u{301}", true), ("a\u{0}b", "a", true), ("a\u{0}b", "b", false),
    ])
  func aTextIsFoundByteForByte(text: String, other: String, isThere: Bool) {
    #expect(text.holds(other) == isThere)
  }
}
