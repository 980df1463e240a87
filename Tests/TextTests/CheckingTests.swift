import Testing
import Text

struct CheckingTests {
  @Test(
    "The first scalar that cannot be shown is found",
    arguments: [
      ("plain", nil), ("Café 寿司 👩‍🚀", nil), ("two\nlines\tand a tab\r\n", nil), ("a\u{1B}[31m", 0x1B),
      ("x\u{9B}2J", 0x9B), ("a\u{202E}b", 0x202E), ("\u{FEFF}a", 0xFEFF), ("\u{E0041}", 0xE0041), ("\u{7F}", 0x7F),
      ("ok \u{200F}then \u{1B}", 0x200F),
    ] as [(String, UInt32?)])
  func firstUnsafeScalarIsFound(text: String, scalar: UInt32?) {
    #expect(SafeText.firstUnsafeScalar(in: text)?.value == scalar)
  }
}
