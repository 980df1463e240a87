import Drawing
import Prism
import Text

extension PictureShape {
  /// A block of the picture ground whose corners say which shape it is. Quarter blocks round them off.
  func draw(on canvas: inout Canvas, at box: Rect, clip: Rect, ground: Paint, theme: Theme) {
    let fill = theme.fill(.meaning(.image(.ground)))
    let edge = Self.edge(on: ground, theme: theme)
    let filling = Self.texture(at: theme.depth)
    let words = theme.style(.meaning(.image(.words)), on: .meaning(.image(.ground)))
    let style = filling == .space ? fill : words
    guard self != .square, box.width > 3, box.height > 1 else {
      canvas.fill(box.intersection(clip), with: filling, style: style)
      return
    }
    // Two rows are too few for anything rounder than corners.
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

  /// In the very colour of the picture: corners are no letters, which would be moved to where they can be read.
  private static func edge(on ground: Paint, theme: Theme) -> ResolvedStyle {
    let letters = theme.style(.meaning(.image(.ground)), on: ground)
    guard theme.depth == .truecolor || theme.depth == .palette256 else { return letters }
    var edge = theme.fill(ground)
    edge.foreground = theme.fill(.meaning(.image(.ground))).background
    return edge
  }

  /// Where colours are few or none, a texture says that something stands here.
  private static func texture(at depth: Depth) -> Glyph {
    switch depth {
    case .truecolor, .palette256: .space
    case .palette16, .monochrome: "░"
    }
  }
}
