import FacetModel
import Testing

/// Texts with bytes in percent form.
struct PercentDecodingTests {
  @Test(
    "A percent sign stands for a byte only with two hexadecimal digits behind it",
    arguments: [
      ("a%20b", "a b"), ("%C3%A9", "é"), ("100%", "100%"), ("100%2", "100%2"), ("100%zz", "100%zz"),
      ("100%+arabica", "100%+arabica"), ("%-0", "%-0"), ("%4", "%4"), ("", ""),
    ])
  func decoded(text: String, expected: String) {
    #expect(text.percentDecoded == expected)
  }
}
