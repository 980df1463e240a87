import Prism

extension Canvas {
  /// The same on a canvas of another size, from the top left corner: cut off where it ends, blank where there is more.
  public func fitted(to size: Size, style: ResolvedStyle) -> Canvas {
    if size == self.size { return self }
    var canvas = Canvas(size: size, style: style)
    for y in 0..<min(size.height, self.size.height) {
      for x in 0..<min(size.width, self.size.width) {
        guard let glyph = self[x, y].glyph else { continue }
        // Half of a wide glyph is nothing.
        canvas.fill(Rect(x: x, y: y, width: glyph.columns, height: 1), with: glyph, style: self[x, y].style)
      }
    }
    return canvas
  }
}
