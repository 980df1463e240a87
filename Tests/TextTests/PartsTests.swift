import Testing
import Text

struct PartsTests {
  @Test(
    "A text is split at separators of whole characters, without empty parts",
    arguments: [
      ("1.0 mi • 32 min", ["1.0 mi", "32 min"]), ("1.0 mi", ["1.0 mi"]), (" • a •  • b • ", ["a", "b"]), ("", []),
      (" • ", []), ("a • • b", ["a", "• b"]), ("a • \u{301} • b", ["a • \u{301}", "b"]),
    ] as [(String, [String])])
  func textsAreSplitAtSeparators(text: String, parts: [String]) {
    #expect(text.parts(between: " • ").map { String($0) } == parts)
  }
}
