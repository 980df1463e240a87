import Drawing
import Prism

extension Block {
  /// Draws the block with its top left corner at a place that may lie outside the canvas; `clip` decides what shows.
  public func draw(on canvas: inout Canvas, x: Int, y: Int, clip: Rect, theme: Theme) {
    var ground = Color.background(.primary)
    for item in items {
      let place = Rect(x: x + item.rect.x, y: y + item.rect.y, width: item.rect.width, height: item.rect.height)
      switch item.content {
      case .fill(let background):
        ground = background
        canvas.fill(place.intersection(clip), style: theme.fill(background))
      case .text(let text, let typography, let color):
        let isUpper = theme.look(typography).letterCase == .upper
        let text = isUpper ? text.uppercasedInPlace : text
        canvas.draw(text, x: place.x, y: place.y, clip: clip, style: theme.style(typography, color, on: ground))
      case .rule(let glyph, let color):
        canvas.fill(place.intersection(clip), with: glyph, style: theme.style(color, on: ground))
      }
    }
  }
}
