/// The only place where untrusted text is made harmless; only `SafeText` uses it.
///
/// - Line breaks, tabs and blank letters (Hangul fillers) become a space, CR LF a single one.
/// - Other controls become U+FFFD: no text needs them, and the user should see that the text contained them.
/// - Private use and noncharacters become U+FFFD: their width is unknown, and U+10EEEE would let a feed place images.
/// - Bidi controls, annotations, the byte order mark and all of plane 14 are removed, because they are invisible. That
///   includes the variation selectors supplement, which can carry hidden bytes.
/// - All other scalars stay, even those that glyphs leave out: joiners, variation selectors, skin tones, unassigned
///   scalars.
enum Sanitizer {
  static func isPrintableASCII(_ string: String) -> Bool {
    let bytes = string.utf8Span.span
    // Counted from the space, every byte that is not printable lies above the tilde. A maximum without an early exit
    // lets the compiler test many bytes at a time.
    var highest: UInt8 = 0
    for index in bytes.indices {
      highest = max(highest, bytes[index] &- 0x20)
    }
    return highest <= 0x7E - 0x20
  }

  static func sanitized(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: { ScalarTable[$0].isUnsafe }) else { return string }
    var result = String.UnicodeScalarView()
    result.reserveCapacity(string.utf8.count)
    var previous: Unicode.Scalar = " "
    for scalar in string.unicodeScalars {
      switch ScalarTable[scalar] {
      case .removed: break
      case .becomesSpace where previous == "\r" && scalar == "\n": break
      case .becomesSpace: result.append(" ")
      case .replaced: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}

extension ScalarKind {
  fileprivate var isUnsafe: Bool {
    self == .removed || self == .becomesSpace || self == .replaced
  }
}
