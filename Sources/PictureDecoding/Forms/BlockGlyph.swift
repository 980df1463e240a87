/// The glyphs that cover some of the equal parts of a cell, by a mask of the parts: upper left, upper right, and so on.
enum BlockGlyph {
  /// The glyphs for two rows of two parts, at the place of their mask.
  static let quadrants: [UInt32] = [
    0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B, 0x2597, 0x259A, 0x2590, 0x259C, 0x2584, 0x2599,
    0x259F, 0x2588,
  ]

  /// Returns the glyph that covers the other parts of a cell; `nil` where there is none, as for letters.
  static func complement(of scalar: UInt32) -> UInt32? {
    quadrants.firstIndex(of: scalar).map { quadrants[15 - $0] }
  }
}
