import Drawing
import Prism
import Text

/// A round picture that is large enough to be drawn as an ellipse. Half blocks give it twice as many rows as cells.
struct Ellipse {
  let box: Rect

  func draw(
    on canvas: inout Canvas, clip: Rect, filling: (glyph: Glyph, style: ResolvedStyle), edge: ResolvedStyle
  ) {
    for row in 0..<box.height {
      let upper = columns(ofHalfRow: 2 * row)
      let lower = columns(ofHalfRow: 2 * row + 1)
      let whole = upper.clamped(to: lower)
      let isUpperWider = upper.count > lower.count
      let wider = isUpperWider ? upper : lower
      let half: Glyph = isUpperWider ? "▀" : "▄"
      fill(wider.lowerBound..<whole.lowerBound, row, on: &canvas, clip, half, edge)
      fill(whole, row, on: &canvas, clip, filling.glyph, filling.style)
      fill(whole.upperBound..<wider.upperBound, row, on: &canvas, clip, half, edge)
    }
  }

  /// Returns the columns whose centre lies within the ellipse.
  func columns(ofHalfRow index: Int) -> Range<Int> {
    let halfHeight = Double(box.height)
    let y = (Double(index) + 0.5 - halfHeight) / halfHeight
    let halfWidth = Double(box.width) / 2
    let inset = Int((halfWidth - halfWidth * max(0, 1 - y * y).squareRoot()).rounded())
    return inset..<max(inset, box.width - inset)
  }

  private func fill(
    _ columns: Range<Int>, _ row: Int, on canvas: inout Canvas, _ clip: Rect, _ glyph: Glyph, _ style: ResolvedStyle
  ) {
    let place = Rect(x: box.x + columns.lowerBound, y: box.y + row, width: columns.count, height: 1)
    canvas.fill(place.intersection(clip), with: glyph, style: style)
  }
}
