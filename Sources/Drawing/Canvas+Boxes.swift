import Prism
import Text

extension Canvas {
  /// Draws the outline of `rect`, as much of it as lies inside `clip`.
  public mutating func drawBox(_ rect: Rect, _ lines: LineGlyphs, clip: Rect, style: ResolvedStyle) {
    guard rect.width > 1, rect.height > 1 else { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    for y in [rect.y, bottom] {
      let row = Rect(x: rect.x + 1, y: y, width: rect.width - 2, height: 1)
      fill(row.intersection(clip), with: lines.horizontal, style: style)
    }
    for x in [rect.x, right] {
      let column = Rect(x: x, y: rect.y + 1, width: 1, height: rect.height - 2)
      fill(column.intersection(clip), with: lines.vertical, style: style)
    }
    let corners = [
      (rect.x, rect.y, lines.topLeft), (right, rect.y, lines.topRight),
      (rect.x, bottom, lines.bottomLeft), (right, bottom, lines.bottomRight),
    ]
    for (x, y, glyph) in corners {
      fill(Rect(x: x, y: y, width: 1, height: 1).intersection(clip), with: glyph, style: style)
    }
  }
}
