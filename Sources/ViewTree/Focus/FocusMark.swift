import Drawing
import Prism

/// Shows which target has the focus, with and without colours: a mark beside it, and its title in another style.
public struct FocusMark {
  private let theme: Theme

  public init(_ theme: Theme) {
    self.theme = theme
  }

  public func draw(beside rect: Rect, title: Rect?, on canvas: inout Canvas, clip: Rect) {
    let mark = Rect(x: max(clip.x, rect.x - 1), y: rect.y, width: 1, height: rect.height)
    canvas.fill(mark.intersection(clip), with: "▌", style: theme.style(.focus(.mark)))
    if let title { highlight(title.intersection(clip), on: &canvas) }
  }

  /// Gives the cells of a rectangle the style of the focus.
  public func highlight(_ rect: Rect, on canvas: inout Canvas) {
    let look = theme.style(.focus(.foreground), on: .focus(.background))
    canvas.restyle(rect) { style in
      var style = style
      style.foreground = look.foreground
      style.background = look.background
      style.attributes.formUnion(look.attributes)
      return style
    }
  }
}
