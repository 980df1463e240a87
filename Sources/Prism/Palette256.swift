/// The part of the 256-colour palette that is the same in all terminals: the entries from 16 on. They are a cube of 6 ×
/// 6 × 6 and 24 greys.
public enum Palette256 {
  private static let levels = [0, 95, 135, 175, 215, 255]
  /// The first entry that the user cannot redefine in the terminal.
  private static let first: UInt8 = 16
  private static let perceived = (first...255).map { OKLab(color($0)) }

  /// Returns the entry that looks most like the colour. It never returns one of the first sixteen, whose values are
  /// unknown.
  public static func nearest(to rgb: RGB) -> UInt8 {
    nearest(to: rgb) { _ in true }
  }

  /// Returns the entry that looks most like the colour, among those that suit.
  static func nearest(to rgb: RGB, suits: (RGB) -> Bool) -> UInt8 {
    let wanted = OKLab(rgb)
    var best = (distance: Double.infinity, index: first)
    for (offset, entry) in perceived.enumerated() {
      let distance = wanted.squaredDistance(to: entry)
      let index = first + UInt8(offset)
      if distance < best.distance, suits(color(index)) {
        best = (distance, index)
      }
    }
    return best.index
  }

  /// Returns the colour of an entry. The user can redefine the first sixteen in the terminal; their values here are
  /// xterm's.
  public static func color(_ index: UInt8) -> RGB {
    let index = Int(index)
    switch index {
    case 0..<16: return RGB(xterm[index])
    case 232...: return grey(8 + 10 * (index - 232))
    default:
      let cube = index - 16
      return RGB(
        red: UInt8(levels[cube / 36]), green: UInt8(levels[cube / 6 % 6]), blue: UInt8(levels[cube % 6]))
    }
  }

  private static let xterm: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static func grey(_ level: Int) -> RGB {
    RGB(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
  }
}
