import Prism

extension Canvas {
  /// Returns the canvas in another size, aligned at the top left corner: cut off or filled up with blanks.
  public func fitted(to size: Size, style: ResolvedStyle) -> Canvas {
    if size == self.size { return self }
    var canvas = Canvas(size: size, style: style)
    canvas.draw(self, x: 0, y: 0)
    return canvas
  }

  /// Draws another canvas with its top left corner at (`left`, `top`), as far as it lies on this canvas.
  public mutating func draw(_ other: Canvas, x left: Int, y top: Int) {
    for y in 0..<min(size.height - top, other.size.height) {
      for x in 0..<min(size.width - left, other.size.width) {
        let cell = other[x, y]
        guard let glyph = cell.glyph else { continue }
        // `fill` draws nothing where only half of a wide glyph has room.
        fill(Rect(x: left + x, y: top + y, width: glyph.columns, height: 1), with: glyph, style: cell.style)
      }
    }
  }
}
