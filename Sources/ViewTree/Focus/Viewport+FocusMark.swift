import Drawing
import Prism

extension Viewport {
  public func drawFocus(_ focus: FocusTarget, on canvas: inout Canvas, at area: Rect, theme: Theme) {
    guard let (_, block, y) = placed.first(where: { $0.node == focus.node }), let target = target(focus) else { return }
    let covered = stickyRows
    let visible = Rect(x: area.x, y: area.y + covered, width: area.width, height: area.height - covered)
    let place = Rect(
      x: area.x + target.rect.x, y: area.y + y + target.rect.y, width: target.rect.width, height: target.rect.height)
    let title = Self.title(of: target, in: block).map { title in
      Rect(x: area.x + title.x, y: area.y + y + title.y, width: title.width, height: title.height)
    }
    FocusMark(theme).draw(beside: place, title: title, on: &canvas, clip: visible)
  }

  /// Returns the first words within the target. Words in a picture count only if the picture itself has the focus.
  private static func title(of target: FocusTarget, in block: Block) -> Rect? {
    block.items.first { item in
      guard case .text(_, let typography, _) = item.content else { return false }
      guard typography != .imageText || target.slot != nil else { return false }
      return target.rect.contains(x: item.rect.x, y: item.rect.y)
    }?.rect
  }
}
