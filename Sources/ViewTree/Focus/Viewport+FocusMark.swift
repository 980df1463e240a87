import Drawing
import Prism
import Text

extension Viewport {
  public func drawFocus(_ focus: FocusTarget, on canvas: inout Canvas, at area: Rect, theme: Theme) {
    guard let (_, block, y) = placed.first(where: { $0.node == focus.node }), let target = target(focus) else {
      return drawStickyFocus(focus, on: &canvas, at: area, theme: theme)
    }
    let covered = stickyRows
    let visible = Rect(x: area.x, y: area.y + covered, width: area.width, height: area.height - covered)
    let place = Rect(
      x: area.x + target.rect.x, y: area.y + y + target.rect.y, width: target.rect.width, height: target.rect.height)
    let title = title(of: target, in: block).map { title in
      Rect(x: area.x + title.x, y: area.y + y + title.y, width: title.width, height: title.height)
    }
    FocusMark(theme).draw(beside: place, title: title, on: &canvas, clip: visible)
  }

  /// Marks the focus in the header at the top of the screen.
  private func drawStickyFocus(_ focus: FocusTarget, on canvas: inout Canvas, at area: Rect, theme: Theme) {
    guard let target = stickyTarget(focus) else { return }
    let header = Rect(x: area.x, y: area.y, width: area.width, height: min(area.height, stickyRows))
    let place = target.place.moved(x: area.x, y: area.y)
    let title = title(of: target.shown, in: target.content)?.moved(x: area.x + target.x, y: area.y + target.y)
    FocusMark(theme).draw(beside: place, title: title, on: &canvas, clip: header)
  }

  /// Returns the name within the target, or else its first words. Words in a picture count only if the picture itself
  /// has the focus.
  private func title(of target: FocusTarget, in block: Block) -> Rect? {
    let words = block.items.filter { item in
      guard case .text(_, let typography, _) = item.content else { return false }
      guard typography != .imageText || target.slot != nil else { return false }
      return target.rect.contains(x: item.rect.x, y: item.rect.y)
    }
    guard words.count > 1, target.slot == nil else { return words.first?.rect }
    // An icon, a check or a price may stand before the name, which mostly is the facet's title. Only elsewhere
    // is a view made for it, because that would add a fifth to the time of drawing a frame.
    let title = layout.tree.facet(target.facet).text.title.flatMap { Self.item(of: words, saying: $0) }
    return (title ?? Self.item(of: words, saying: layout.name(ofFacet: target.facet).string) ?? words.first)?.rect
  }

  private static func item(of words: [Block.Item], saying name: String) -> Block.Item? {
    words.first { begins($0, name) }
  }

  /// Whether an item says the beginning of a name, or the name and more. The end of a name may be cut.
  private static func begins(_ item: Block.Item, _ name: String) -> Bool {
    guard case .text(let text, _, _) = item.content, !name.isEmpty else { return false }
    let said = text.string.last == "…" ? String(text.string.dropLast()) : text.string
    return !said.isEmpty && (name.hasPrefix(said) || said.hasPrefix(name))
  }
}

extension Rect {
  fileprivate func moved(x: Int, y: Int) -> Rect { Rect(x: self.x + x, y: self.y + y, width: width, height: height) }
}
