import Drawing
import Pictures

/// A shape that is cut out of pixels, with a smooth edge.
struct Outline {
  let shape: PictureShape
  let raster: Raster

  /// Multiplies the alpha of each pixel by the part of it that lies inside.
  func cut(_ pixels: inout [UInt8]) {
    guard shape != .square else { return }
    for y in 0..<raster.size.height {
      for x in 0..<raster.size.width {
        let part = coverage(x, y)
        guard part < 1 else { continue }
        let alpha = 4 * (y * raster.size.width + x) + 3
        pixels[alpha] = UInt8((Double(pixels[alpha]) * part).rounded())
      }
    }
  }

  /// Returns the part of a pixel that lies inside: one minus its distance from the edge, counted from the inside.
  private func coverage(_ x: Int, _ y: Int) -> Double {
    let (width, height) = raster.extent
    let shorter = min(width, height)
    let radius = shape == .circle ? shorter / 2 : min(raster.corner, shorter / 2)
    // A circle lies in the middle of a longer box.
    let (halfWidth, halfHeight) = shape == .circle ? (radius, radius) : (width / 2, height / 2)
    let right = abs(Double(x) + 0.5 - width / 2) - (halfWidth - radius)
    let below = abs((Double(y) + 0.5) * raster.stretch - height / 2) - (halfHeight - radius)
    let corner = (max(right, 0) * max(right, 0) + max(below, 0) * max(below, 0)).squareRoot()
    let distance = corner + min(max(right, below), 0) - radius
    return min(max(0.5 - distance, 0), 1)
  }
}
