import Drawing
import Pictures
import Prism
import Text

/// The cells at the edge of a picture, which are transparent in part. Chafa counts transparent pixels as black, so its
/// edges are dark. These have the colour of their opaque pixels.
struct EdgeCells {
  let pixels: [UInt8]
  let columns: Int
  let depth: Depth
  let glyphs: PictureGlyphs

  /// Returns the scalar and the colour of a cell; `nil` if the cell is not at an edge, or chafa knows its colours best.
  func cell(_ x: Int, _ y: Int) -> (scalar: UInt32, color: ResolvedColor)? {
    let rows = glyphs == .sextants ? [0, 3, 5, 8] : [0, 4, 8]
    guard glyphs != .ascii, isEdge(x, y) else { return nil }
    var mask: UInt32 = 0
    var sum = (red: 0, green: 0, blue: 0, count: 0)
    for part in 0..<2 * (rows.count - 1) {
      let (left, top, bottom) = (part % 2 * 4, rows[part / 2], rows[part / 2 + 1])
      let inside = (top..<bottom).flatMap { row in (left..<left + 4).map { start(x, y, $0, row) } }
      let opaque = inside.filter { pixels[$0 + 3] >= 128 }
      guard 2 * opaque.count >= inside.count else { continue }
      mask |= 1 << UInt32(part)
      for start in opaque {
        sum.red += Int(pixels[start])
        sum.green += Int(pixels[start + 1])
        sum.blue += Int(pixels[start + 2])
        sum.count += 1
      }
    }
    let scalar = glyphs == .sextants ? BlockGlyph.sextant(mask) : BlockGlyph.quadrants[Int(mask)]
    let count = max(1, sum.count)
    let mean = ResolvedColor.rgb(
      .init(red: UInt8(sum.red / count), green: UInt8(sum.green / count), blue: UInt8(sum.blue / count)))
    return color(mean).map { (scalar, $0) }
  }

  /// Whether no pixel of a cell is transparent.
  func isOpaque(_ x: Int, _ y: Int) -> Bool {
    (0..<Raster.cellSide).allSatisfy { row in
      (0..<Raster.cellSide).allSatisfy { pixels[start(x, y, $0, row) + 3] >= 128 }
    }
  }

  /// Whether a cell has both transparent and opaque pixels.
  private func isEdge(_ x: Int, _ y: Int) -> Bool {
    var opaque = 0
    for row in 0..<Raster.cellSide {
      for column in 0..<Raster.cellSide where pixels[start(x, y, column, row) + 3] >= 128 {
        opaque += 1
      }
    }
    return (1..<Raster.cellSide * Raster.cellSide).contains(opaque)
  }

  private func start(_ x: Int, _ y: Int, _ column: Int, _ row: Int) -> Int {
    4 * ((y * Raster.cellSide + row) * columns * Raster.cellSide + x * Raster.cellSide + column)
  }

  private func color(_ mean: ResolvedColor) -> ResolvedColor? {
    guard case .rgb(let rgb) = mean else { return nil }
    return switch depth {
    case .truecolor: .rgb(rgb.coarse)
    case .palette256: .indexed(Palette256.nearest(to: rgb))
    case .palette16, .monochrome: nil
    }
  }
}
