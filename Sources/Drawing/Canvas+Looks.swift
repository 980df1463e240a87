import Prism

extension Canvas {
  /// Changes the style of every cell in `rect`.
  public mutating func restyle(_ rect: Rect, _ look: (ResolvedStyle) -> ResolvedStyle) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        setStyle(look(self[x, y].style), x: x, y: y)
      }
    }
  }
}
