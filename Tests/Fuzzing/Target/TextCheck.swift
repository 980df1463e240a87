import Text

/// Checks that a text is safe to print after sanitizing, and fits when it is truncated or wrapped.
enum TextCheck {
  private static let widths = [0, 1, 2, 7, 40]

  static func run(_ untrusted: String) {
    let text = SafeText(untrusted)
    demand(!text.string.unicodeScalars.contains(where: isHarmful), "a control or bidi character remains")
    demand(SafeText(text.string).string == text.string, "sanitizing twice differs from sanitizing once")
    var columns = 0
    for glyph in text.glyphs {
      demand(!glyph.scalars.contains(where: isHarmful), "a glyph holds a control or bidi character")
      columns += glyph.columns
    }
    demand(columns == text.columns, "the glyphs take \(columns) columns, the text \(text.columns)")
    for width in widths {
      demand(text.truncated(to: width).columns <= width, "truncated to \(width) columns, but wider")
      demand(text.prefix(columns: width).columns <= width, "a prefix of \(width) columns is wider")
      let lines = text.wrapped(to: width, maxLines: 3)
      demand(lines.count <= 3 && lines.allSatisfy { $0.columns <= width }, "wrapped to \(width) columns, but wider")
    }
  }

  /// A second definition, by the tables of the standard library: controls, bidi controls, tags and plane 14, private
  /// use.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xE0000...0xEFFFF: true
    default:
      switch scalar.properties.generalCategory {
      case .control, .privateUse, .surrogate: true
      default: false
      }
    }
  }
}
