import Testing

@testable import Text

/// Whether the scalar is forbidden. Written by hand, because the sanitizer works from a generated table.
private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL, C1
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true  // bidi
  case 0x2028, 0x2029: true  // line and paragraph separator
  case 0xFEFF, 0xFFF9...0xFFFB: true  // byte order mark, annotations
  case 0x115F, 0x1160, 0x3164, 0xFFA0: true  // blank letters
  case 0xE000...0xF8FF, 0xF0000...0x10FFFF: true  // private use
  case 0xFDD0...0xFDEF: true  // noncharacters
  case 0xE0000...0xEFFFF: true  // tags, variation selectors supplement
  default: scalar.value & 0xFFFE == 0xFFFE  // noncharacters
  }
}

/// Whether the scalar may occur in a string but not in a cell.
private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xAD, 0x34F, 0x180B...0x180F, 0x200B...0x200D, 0x2060...0x2064, 0xFE00...0xFE0F: true
  default: false
  }
}

@Suite struct SanitizerTests {
  private static let planes: [ClosedRange<UInt32>] = (0...16).map { $0 << 16...($0 << 16 | 0xFFFF) }

  @Test("No forbidden scalar gets into a string or a glyph", arguments: planes)
  func forbiddenScalarsNeverGetThrough(plane: ClosedRange<UInt32>) {
    for start in stride(from: plane.lowerBound, to: plane.upperBound, by: 256) {
      var hostile = ""
      for value in start..<start + 256 {
        guard let scalar = Unicode.Scalar(value) else { continue }
        hostile.unicodeScalars.append(scalar)
        hostile += "x"
      }
      let text = SafeText(hostile)
      let inString = text.string.unicodeScalars.filter(isForbidden)
      #expect(inString.isEmpty, "from U+\(String(start, radix: 16)) in the string")
      let inGlyphs = text.glyphs.flatMap(\.scalars).filter { isForbidden($0) || isHidden($0) }
      #expect(inGlyphs.isEmpty, "from U+\(String(start, radix: 16)) in the glyphs")
      #expect(text.string.unicodeScalars.count { $0 == "x" } >= hostile.unicodeScalars.count / 2)
    }
  }

  @Test("Scalars that are not forbidden stay unchanged", arguments: planes)
  func allowedScalarsStay(plane: ClosedRange<UInt32>) {
    var harmless = ""
    for value in plane {
      if let scalar = Unicode.Scalar(value), !isForbidden(scalar) { harmless.unicodeScalars.append(scalar) }
    }
    #expect(SafeText(harmless).string.unicodeScalars.elementsEqual(harmless.unicodeScalars))
  }

  @Test(
    "Hostile scalars are replaced by a space, by a placeholder or by nothing",
    arguments: [
      ("Tacos\tand\nmore", "Tacos and more"),
      ("one\r\ntwo\rthree\n\rfour", "one two three  four"),
      ("a\u{85}b\u{2028}c\u{2029}d\u{B}e\u{C}f", "a b c d e f"),
      ("\u{1B}]0;owned\u{7}", "\u{FFFD}]0;owned\u{FFFD}"),
      ("\u{9B}31mred", "\u{FFFD}31mred"),
      ("gpj.\u{202E}cod", "gpj.cod"),
      ("\u{FEFF}menu", "menu"),
      ("🏴\u{E0067}\u{E0062}\u{E007F}!", "🏴!"),
      ("葛\u{E0100}飾", "葛飾"),
      ("\u{3164}\u{FFA0}", "  "),
      ("\u{F8FF}\u{10EEEE}", "\u{FFFD}\u{FFFD}"),
      ("👩🏽‍🚀 ❤️", "👩🏽‍🚀 ❤️"),
      ("", ""),
    ])
  func hostileScalarsAreReplaced(untrusted: String, safe: String) {
    #expect(SafeText(untrusted).string.unicodeScalars.elementsEqual(safe.unicodeScalars))
  }

  @Test("Invalid bytes become replacement characters") func invalidBytesBecomeReplacementCharacters() {
    #expect(SafeText(decoding: [0x41, 0xFF, 0x42, 0xC3]).string == "A\u{FFFD}B\u{FFFD}")
    #expect(SafeText(decoding: [0xED, 0xA0, 0x80]).string.unicodeScalars.allSatisfy { $0 == "\u{FFFD}" })
    #expect(SafeText(decoding: Array("日本".utf8)[0..<3]).string == "日")
  }

  @Test("Sanitizing twice gives the same text as sanitizing once") func sanitizingTwiceChangesNothing() {
    for untrusted in RandomText.samples(seed: 1) {
      let once = SafeText(untrusted)
      #expect(SafeText(once.string) == once)
    }
  }

  @Test("Interpolated values are sanitized") func interpolatedValuesAreSanitized() {
    let hostile = "\u{1B}[2J"
    let text: SafeText = "★ \(4.7) \(hostile)\u{202E} \(SafeText("ok"))"
    #expect(text.string == "★ 4.7 \u{FFFD}[2J ok")
  }
}
