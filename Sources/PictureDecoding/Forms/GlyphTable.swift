import Pictures
import Text

/// The glyphs that a picture may consist of, each checked once.
struct GlyphTable {
  private let kind: PictureGlyphs
  private var known: [UInt32: Glyph] = [:]

  init(_ kind: PictureGlyphs) {
    self.kind = kind
  }

  /// Returns the glyph of a scalar; `nil` if it is none that pictures are made from, or not one column wide.
  mutating func glyph(_ value: UInt32) -> Glyph? {
    if let glyph = known[value] { return glyph }
    guard allows(value), let scalar = Unicode.Scalar(value) else { return nil }
    let glyph = Glyph(Character(scalar))
    guard glyph.base == scalar, !glyph.hasMarks, glyph.columns == 1 else { return nil }
    known[value] = glyph
    return glyph
  }

  private func allows(_ value: UInt32) -> Bool {
    switch kind {
    case .ascii: (0x20...0x7E).contains(value)
    case .blocks: value == 0x20 || (0x2580...0x259F).contains(value)
    case .sextants: value == 0x20 || (0x2580...0x259F).contains(value) || (0x1FB00...0x1FB3B).contains(value)
    }
  }
}
