import Foundation
import Testing
import Text

@Suite struct WidthTests {
  /// Sources of the widths: UAX #11 (East Asian Width), UTS #51 (emoji), glibc's wcwidth.
  @Test(
    "The width of a text follows the cited source",
    arguments: [
      ("a", 1, "ASCII"),
      ("é", 1, "UAX #11: neutral"),
      ("…", 1, "UAX #11: ambiguous, narrow outside East Asian contexts"),
      ("★", 1, "UAX #11: ambiguous"),
      ("│", 1, "UAX #11: ambiguous"),
      ("漢", 2, "UAX #11: wide"),
      ("Ａ", 2, "UAX #11: fullwidth"),
      ("ｱ", 1, "UAX #11: halfwidth"),
      ("\u{3000}", 2, "UAX #11: fullwidth"),
      ("한", 2, "UAX #11: wide"),
      ("ᄒ", 2, "UAX #11: wide, carries the vowel and the final"),
      ("\u{1161}", 1, "glibc: 0, so it is drawn on a dotted circle"),
      ("𠀀", 2, "UAX #11: wide by plane"),
      ("🍕", 2, "UAX #11: wide, emoji presentation"),
      ("❤", 1, "UAX #11: neutral, text presentation"),
      ("❤️", 1, "the selector is dropped: terminals disagree about it"),
      ("⌚", 2, "UAX #11: wide, emoji presentation"),
      ("👩‍🚀", 2, "cut at the joiner"),
      ("🇺🇸", 2, "two letters of one column"),
      ("1️⃣", 1, "a digit and a mark"),
      ("👍🏽", 2, "without its skin tone"),
      ("䷀", 2, "glibc; UAX #11 since Unicode 16"),
      ("㉈", 2, "glibc; ambiguous in UAX #11"),
      ("\u{FFFD}", 1, "UAX #11: ambiguous"),
      ("\u{600}", 1, "glibc: prepended marks are visible"),
      ("क\u{94D}ष\u{93F}", 3, "the sum over its scalars, as glibc counts"),
      ("\u{200B}\u{AD}\u{2060}", 0, "invisible"),
    ])
  func widthsFollowTheirSources(string: String, columns: Int, source: String) {
    #expect(SafeText(string).columns == columns, "\(source)")
  }

  /// ncurses asks glibc. Where the two differ, a wide glyph would shift the rest of its row.
  @Test("Every glyph is as wide as glibc says") func widthsAgreeWithGlibc() throws {
    let utf8 = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil), "no C.UTF-8 locale here")
    let before = uselocale(utf8)
    defer {
      uselocale(before)
      freelocale(utf8)
    }
    let wcwidth = try glibcWidth()
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for glyph in SafeText(String(scalar)).glyphs {
        // An older glibc does not know the newest scalars of the table; the terminal room draws a placeholder then.
        if glyph.scalars.contains(where: { wcwidth($0.value) == -1 && isNewerThanDebian12($0) }) { continue }
        let widths = glyph.scalars.map { Int(wcwidth($0.value)) }
        if widths.reduce(0, +) != glyph.columns || widths.dropFirst().contains(where: { $0 != 0 }) {
          Issue.record("U+\(String(value, radix: 16)): \(glyph.columns), glibc \(widths)")
        }
      }
    }
  }

  /// Finds `wcwidth` by name, because the header hides it from Swift behind `_XOPEN_SOURCE`.
  private func glibcWidth() throws -> @convention(c) (UInt32) -> Int32 {
    let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "wcwidth"))
    return unsafeBitCast(symbol, to: (@convention(c) (UInt32) -> Int32).self)
  }

  private func isNewerThanDebian12(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.age.map { $0 >= (15, 0) } ?? false
  }
}
