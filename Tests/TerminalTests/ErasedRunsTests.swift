import Testing

@testable import Terminal

struct ErasedRunsTests {
  @Test(
    "Blanks are written where characters are erased, and the cursor stays before them",
    arguments: [
      ("a\u{1B}[3Xb", "a\u{1B}7   \u{1B}8b"), ("\u{1B}[X", "\u{1B}7 \u{1B}8"),
      ("\u{1B}[2X\u{1B}[1X", "\u{1B}7  \u{1B}8\u{1B}7 \u{1B}8"),
      // Other orders, and what is none, stay as they are.
      ("\u{1B}[3;4Hx\u{1B}[K", "\u{1B}[3;4Hx\u{1B}[K"), ("3X", "3X"), ("\u{1B}[3", "\u{1B}[3"), ("\u{1B}", "\u{1B}"),
      ("\u{1B}[99999999999999999999X", "\u{1B}[99999999999999999999X"), ("", ""),
    ])
  func blanksAreWritten(frame: String, written: String) {
    #expect(String(decoding: ErasedRuns.written(Array(frame.utf8)), as: UTF8.self) == written)
  }
}
