import Drawing
import Pictures
import Prism
import Text

extension PictureShape {
  /// Draws a block in the background colour of pictures, in the shape as far as its rows allow. Round brackets stand for
  /// a small block. Quarter blocks round off the corners of a high one.
  func draw(on canvas: inout Canvas, at box: Rect, clip: Rect, ground: Paint, theme: Theme) {
    // A ground in one of sixteen colours may be loud, or look like the page. Brackets are quiet everywhere. They are
    // also the only small circle that every font draws well.
    let hasFewColors = theme.depth == .palette16 || theme.depth == .monochrome
    if hasFewColors || box.height == 1 && self != .square {
      return drawBrackets(on: &canvas, at: box, clip: clip, style: theme.style(.border(.primary)))
    }
    let fill = theme.fill(.meaning(.image(.ground)))
    let edge = Self.edge(on: ground, theme: theme)
    // Corners of quarter blocks look ragged where a font draws them, and are too large for two rows.
    guard self != .square, box.width > 3, box.height > 2 else {
      canvas.fill(box.intersection(clip), with: .space, style: fill)
      return
    }
    if self == .circle {
      Ellipse(box: box).draw(on: &canvas, clip: clip, filling: (.space, fill), edge: edge)
      return
    }
    let inner = Rect(x: box.x, y: box.y + 1, width: box.width, height: box.height - 2)
    canvas.fill(inner.intersection(clip), with: .space, style: fill)
    for (y, left, right) in [(box.y, "▗", "▖"), (box.maxY - 1, "▝", "▘")] as [(Int, Glyph, Glyph)] {
      let row = Rect(x: box.x + 1, y: y, width: box.width - 2, height: 1)
      canvas.fill(row.intersection(clip), with: .space, style: fill)
      for (x, glyph) in [(box.x, left), (box.maxX - 1, right)] {
        canvas.fill(Rect(x: x, y: y, width: 1, height: 1).intersection(clip), with: glyph, style: edge)
      }
    }
  }

  /// Draws round brackets at the ends of the first row.
  private func drawBrackets(on canvas: inout Canvas, at box: Rect, clip: Rect, style: ResolvedStyle) {
    for (x, glyph) in [(box.x, "("), (box.maxX - 1, ")")] as [(Int, Glyph)] {
      canvas.fill(Rect(x: x, y: box.y, width: 1, height: 1).intersection(clip), with: glyph, style: style)
    }
  }

  /// Returns the style of corners, in exactly the colour of the picture. Text colours would be adjusted until they are
  /// readable, and corners are not text.
  private static func edge(on ground: Paint, theme: Theme) -> ResolvedStyle {
    var edge = theme.fill(ground)
    edge.foreground = theme.fill(.meaning(.image(.ground))).background
    return edge
  }
}
