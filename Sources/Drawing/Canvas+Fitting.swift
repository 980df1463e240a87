import Prism

extension Canvas {
  /// The same on a canvas of another size, from the top left corner: cut off where it ends, blank where there is more.
  public func fitted(to size: Size, style: ResolvedStyle) -> Canvas {
    if size == self.size { return self }
    var canvas = Canvas(size: size, style: style)
    canvas.draw(self, x: 0, y: 0)
    return canvas
  }

  /// Draws another canvas as it is, as far as it lies on this one.
  public mutating func draw(_ other: Canvas, x left: Int, y top: Int) {
    for y in 0..<min(size.height - top, other.size.height) {
      for x in 0..<min(size.width - left, other.size.width) {
        let cell = other[x, y]
        guard let glyph = cell.glyph else { continue }
        // Half of a wide glyph is nothing.
        fill(Rect(x: left + x, y: top + y, width: glyph.columns, height: 1), with: glyph, style: cell.style)
      }
    }
  }
}
