import Text

/// What a block element fills of its cell, counted in halves. Pictures draw it as a shape: a font's glyph is hardly
/// ever as high as a line.
struct BlockShape: Equatable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// `nil` for all other glyphs.
  init?(_ glyph: Glyph) {
    guard glyph.scalars.count == 1, let halves = Self.halves[glyph.base] else { return nil }
    (x, y, width, height) = halves
  }

  private static let halves: [Unicode.Scalar: (Int, Int, Int, Int)] = [
    "█": (0, 0, 2, 2), "▀": (0, 0, 2, 1), "▄": (0, 1, 2, 1), "▌": (0, 0, 1, 2), "▐": (1, 0, 1, 2),
    "▘": (0, 0, 1, 1), "▝": (1, 0, 1, 1), "▖": (0, 1, 1, 1), "▗": (1, 1, 1, 1),
  ]
}
