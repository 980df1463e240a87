import Drawing
import Prism
import Text

/// The outline of a picture.
public enum PictureShape: Hashable, Sendable {
  case square, rounded, circle
}

extension PictureShape {
  /// Draws a block in the background colour of pictures. Quarter blocks round off its corners according to the shape.
  func draw(on canvas: inout Canvas, at box: Rect, clip: Rect, ground: Paint, theme: Theme) {
    if theme.depth == .palette16 || theme.depth == .monochrome, box.width > 3, box.height > 1 {
      // A ground in one of sixteen colours may be loud, or look like the page; a thin frame is quiet everywhere.
      canvas.drawBox(box, .rounded, clip: clip, style: theme.style(.border(.primary)))
      return
    }
    let fill = theme.fill(.meaning(.image(.ground)))
    let edge = Self.edge(on: ground, theme: theme)
    let filling = Self.texture(at: theme.depth)
    let words = theme.style(.meaning(.image(.words)), on: .meaning(.image(.ground)))
    let style = filling == .space ? fill : words
    guard self != .square, box.width > 3, box.height > 1 else {
      canvas.fill(box.intersection(clip), with: filling, style: style)
      return
    }
    // A circle needs more than two rows; in two rows only its corners are rounded.
    if self == .circle, box.height > 2 {
      Ellipse(box: box).draw(on: &canvas, clip: clip, filling: (filling, style), edge: edge)
      return
    }
    let inner = Rect(x: box.x, y: box.y + 1, width: box.width, height: box.height - 2)
    canvas.fill(inner.intersection(clip), with: filling, style: style)
    for (y, left, right) in [(box.y, "▗", "▖"), (box.maxY - 1, "▝", "▘")] as [(Int, Glyph, Glyph)] {
      let row = Rect(x: box.x + 1, y: y, width: box.width - 2, height: 1)
      canvas.fill(row.intersection(clip), with: filling, style: style)
      for (x, glyph) in [(box.x, left), (box.maxX - 1, right)] {
        canvas.fill(Rect(x: x, y: y, width: 1, height: 1).intersection(clip), with: glyph, style: edge)
      }
    }
  }

  /// Returns the style of corners, in exactly the colour of the picture. Text colours would be adjusted until they are
  /// readable, and corners are not text.
  private static func edge(on ground: Paint, theme: Theme) -> ResolvedStyle {
    let letters = theme.style(.meaning(.image(.ground)), on: ground)
    guard theme.depth == .truecolor || theme.depth == .palette256 else { return letters }
    var edge = theme.fill(ground)
    edge.foreground = theme.fill(.meaning(.image(.ground))).background
    return edge
  }

  /// Returns the glyph that fills pictures. With 16 colours or none a texture makes the picture visible.
  private static func texture(at depth: Depth) -> Glyph {
    switch depth {
    case .truecolor, .palette256: .space
    case .palette16, .monochrome: "░"
    }
  }
}
