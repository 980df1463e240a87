import Drawing
import Pictures
import Prism
import Text

extension PictureCells {
  /// Writes the cells, twelve bytes each.
  func write(to message: inout MessageWriter) {
    for y in 0..<size.height {
      for x in 0..<size.width {
        message.add(self[x, y].glyph.base.value)
        message.add(WireColor.number(self[x, y].foreground))
        message.add(WireColor.number(self[x, y].background))
      }
    }
  }

  /// Reads as many cells as were asked for, of the glyphs and the colours that were asked for.
  init?(from message: inout MessageReader, size: Size, depth: Depth, glyphs: PictureGlyphs) {
    var table = GlyphTable(glyphs)
    var cells: [PictureCell] = []
    cells.reserveCapacity(size.width * size.height)
    for _ in 0..<size.width * size.height {
      guard
        let scalar = message.number(UInt32.self), let glyph = table.glyph(scalar),
        let foreground = message.number(UInt32.self).flatMap({ WireColor($0, depth) }),
        let background = message.number(UInt32.self).flatMap({ WireColor($0, depth) })
      else { return nil }
      cells.append(PictureCell(glyph: glyph, foreground: foreground.color, background: background.color))
    }
    guard message.isAtEnd else { return nil }
    self.init(size: size, cells: cells)
  }
}

/// A colour of a cell as a number of 32 bits.
private struct WireColor {
  let color: ResolvedColor?

  private static let transparent: UInt32 = 0xFFFF_FFFF
  private static let terminalDefault: UInt32 = 0x0200_0000
  private static let indexed: UInt32 = 0x0100_0000

  static func number(_ color: ResolvedColor?) -> UInt32 {
    switch color {
    case nil: transparent
    case .terminalDefault: terminalDefault
    case .indexed(let index): indexed | UInt32(index)
    case .rgb(let rgb): UInt32(rgb.red) << 16 | UInt32(rgb.green) << 8 | UInt32(rgb.blue)
    }
  }

  /// Reads a colour; `nil` if it is none of this depth.
  init?(_ number: UInt32, _ depth: Depth) {
    switch (number, depth) {
    case (Self.transparent, _): color = nil
    case (Self.terminalDefault, .monochrome): color = .terminalDefault
    case (Self.indexed + 16...Self.indexed + 255, .palette256), (Self.indexed...Self.indexed + 15, .palette16):
      color = .indexed(UInt8(truncatingIfNeeded: number))
    case (0...0xFF_FFFF, .truecolor): color = .rgb(.init(number))
    default: return nil
    }
  }
}
