import Testing
import Text

struct PartsTests {
  @Test(
    arguments: [
      ("1.0 mi • 32 min", ["1.0 mi", "32 min"]), ("1.0 mi", ["1.0 mi"]), (" • a •  • b • ", ["a", "b"]), ("", []),
      (" • ", []), ("a • • b", ["a", "• b"]), ("a • \u{301} • b", ["a • \u{301}", "b"]),
    ] as [(String, [String])])
  func whatStandsBetweenSeparators(text: String, parts: [String]) {
    #expect(text.parts(between: " • ").map { String($0) } == parts)
  }
}
