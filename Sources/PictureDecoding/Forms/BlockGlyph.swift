/// The glyphs that cover some of the equal parts of a cell, by a mask of the parts: upper left, upper right, and so on.
enum BlockGlyph {
  /// The glyphs for two rows of two parts, at the place of their mask.
  static let quadrants: [UInt32] = [
    0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B, 0x2597, 0x259A, 0x2590, 0x259C, 0x2584, 0x2599,
    0x259F, 0x2588,
  ]

  private static let firstSextant: UInt32 = 0x1FB00
  private static let lastSextant: UInt32 = 0x1FB3B
  private static let leftHalf: UInt32 = 21
  private static let rightHalf: UInt32 = 42

  /// Returns the glyph for three rows of two parts. Those that are blocks already have no place among the sextants.
  static func sextant(_ mask: UInt32) -> UInt32 {
    switch mask {
    case 0: 0x20
    case leftHalf: 0x258C
    case rightHalf: 0x2590
    case 63: 0x2588
    default: firstSextant + mask - 1 - (mask > leftHalf ? 1 : 0) - (mask > rightHalf ? 1 : 0)
    }
  }

  /// Returns the glyph that covers the other parts of a cell; `nil` where there is none, as for letters.
  static func complement(of scalar: UInt32) -> UInt32? {
    guard (firstSextant...lastSextant).contains(scalar) else {
      return quadrants.firstIndex(of: scalar).map { quadrants[15 - $0] }
    }
    var mask = scalar - firstSextant + 1
    if mask >= leftHalf { mask += 1 }
    if mask >= rightHalf { mask += 1 }
    return sextant(63 - mask)
  }
}
