import Drawing
import Prism

/// What has the focus can be seen: a mark beside it, and its title in another look.
extension Viewport {
  public func drawFocus(_ focus: FocusTarget, on canvas: inout Canvas, at area: Rect, theme: Theme) {
    guard let (_, block, y) = placed.first(where: { $0.node == focus.node }), let target = target(focus) else { return }
    let covered = stickyRows
    let visible = Rect(x: area.x, y: area.y + covered, width: area.width, height: area.height - covered)
    let mark = Rect(
      x: area.x + max(0, target.rect.x - 1), y: area.y + y + target.rect.y, width: 1, height: target.rect.height)
    canvas.fill(mark.intersection(visible), with: "▌", style: theme.style(.focus(.mark)))
    guard let title = Self.title(of: target, in: block) else { return }
    let place = Rect(x: area.x + title.x, y: area.y + y + title.y, width: title.width, height: title.height)
    let look = theme.style(.focus(.foreground), on: .focus(.background))
    canvas.restyle(place.intersection(visible)) { style in
      var style = style
      style.foreground = look.foreground
      style.background = look.background
      style.attributes.formUnion(look.attributes)
      return style
    }
  }

  /// The first words that stand in it, but not in a picture.
  private static func title(of target: FocusTarget, in block: Block) -> Rect? {
    block.items.first { item in
      guard case .text(_, let typography, _) = item.content, typography != .imageText else { return false }
      return target.rect.contains(x: item.rect.x, y: item.rect.y)
    }?.rect
  }
}
