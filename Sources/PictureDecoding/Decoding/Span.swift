/// One axis of a picture that is scaled and cut: the part of it that is seen, and its place.
struct Span: Equatable {
  /// The pixels of the picture that are seen at least in part.
  let source: Range<Int>
  /// The pixels of the raster that it covers.
  let target: Range<Int>
  /// The place of the first pixel in `source` on the raster.
  let offset: Double
  let scale: Double

  /// Creates the axis of a picture with `pixels`, which stands at `start` on a raster and has a length there.
  init(_ start: Int, _ length: Int, of pixels: Int, on raster: Int) {
    scale = Double(length) / Double(pixels)
    target = max(0, start)..<max(max(0, start) + 1, min(raster, start + length))
    let first = (Double(target.lowerBound - start) / scale).rounded(.down)
    let last = (Double(target.upperBound - start) / scale).rounded(.up)
    let lower = min(max(0, Int(first)), pixels - 1)
    source = lower..<min(max(lower + 1, Int(last)), pixels)
    offset = Double(start) + Double(lower) * scale
  }
}
