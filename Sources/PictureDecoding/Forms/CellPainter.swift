import Drawing
import Pictures
import Prism
import Text

/// Draws pixels as glyphs in colours.
struct CellPainter {
  let library: ChafaLibrary
  let depth: Depth
  let glyphs: PictureGlyphs

  func cells(_ pixels: [UInt8], of size: Size) throws(PictureFault) -> PictureCells {
    let canvas = try ChafaCanvas(
      library, settings, cells: size, pixels: pixels,
      pixelSize: Size(size.width * Raster.cellSide, size.height * Raster.cellSide))
    let edges = EdgeCells(pixels: pixels, columns: size.width, depth: depth, glyphs: glyphs)
    var known = GlyphTable(glyphs)
    var cells: [PictureCell] = []
    cells.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let edge = edges.cell(x, y)
        let cell = Self.plain(canvas.cell(x, y))
        guard let glyph = known.glyph(edge?.scalar ?? cell.scalar) else { throw .unexplained }
        if let edge {
          cells.append(PictureCell(glyph: glyph, foreground: glyph == .space ? nil : edge.color, background: nil))
        } else {
          let front = color(cell.foreground) ?? (edges.isOpaque(x, y) ? black : nil)
          cells.append(Self.seen(glyph, front, color(cell.background)))
        }
      }
    }
    guard let result = PictureCells(size: size, cells: cells) else { throw .unexplained }
    return result
  }

  /// The colour of the letters where a dark cell has none. Chafa names no colour for it, as for a transparent one.
  private var black: ResolvedColor? { depth == .monochrome ? .terminalDefault : nil }

  private var settings: ChafaCanvas.Settings {
    var settings = ChafaCanvas.Settings()
    settings.tags =
      switch glyphs {
      case .ascii: ChafaValue.ascii
      case .blocks: ChafaValue.space | ChafaValue.solid | ChafaValue.halves | ChafaValue.quadrants
      case .sextants:
        ChafaValue.space | ChafaValue.solid | ChafaValue.halves | ChafaValue.quadrants | ChafaValue.sextants
      }
    switch depth {
    case .truecolor: break
    case .palette256:
      // The first sixteen colours are the user's own.
      settings.mode = ChafaValue.indexed240
    case .palette16:
      // Without a pattern, areas are flat as on a poster. A pattern of these strong colours hides the picture.
      settings.mode = ChafaValue.indexed16
      settings.colorSpace = ChafaValue.perceivedColors
    case .monochrome:
      settings.mode = ChafaValue.twoColors
      settings.dithering = ChafaValue.diffusion
      settings.isEnhanced = true
    }
    return settings
  }

  /// Returns a cell. A glyph in the colour of its ground is a space, and neighbouring spaces of one colour need few bytes.
  private static func seen(_ glyph: Glyph, _ front: ResolvedColor?, _ back: ResolvedColor?) -> PictureCell {
    front != .terminalDefault && (glyph == .space || front == back)
      ? PictureCell(glyph: .space, foreground: nil, background: back)
      : PictureCell(glyph: glyph, foreground: front, background: back)
  }

  /// Returns the same cell with a transparent ground instead of a transparent glyph, which no terminal can draw.
  private static func plain(_ cell: ChafaCanvas.Cell) -> ChafaCanvas.Cell {
    let space: UInt32 = 0x20
    let blank = ChafaCanvas.Cell(scalar: space, foreground: -1, background: cell.background)
    if cell.scalar == space { return blank }
    guard cell.foreground < 0 else { return cell }
    guard cell.background >= 0, let other = BlockGlyph.complement(of: cell.scalar) else { return blank }
    return ChafaCanvas.Cell(scalar: other, foreground: cell.background, background: -1)
  }

  private func color(_ value: Int32) -> ResolvedColor? {
    guard value >= 0 else { return nil }
    return switch depth {
    case .truecolor: .rgb(RGB(UInt32(value) & 0xFF_FFFF).coarse)
    case .palette256, .palette16: .indexed(UInt8(truncatingIfNeeded: value))
    case .monochrome: .terminalDefault
    }
  }
}

extension RGB {
  /// The colour with each part rounded to one of 32 steps, so that neighbouring cells often have the same colours.
  var coarse: RGB {
    func step(_ part: UInt8) -> UInt8 {
      let number = (Int(part) * 31 + 127) / 255
      return UInt8(number * 255 / 31)
    }
    return RGB(red: step(red), green: step(green), blue: step(blue))
  }
}
