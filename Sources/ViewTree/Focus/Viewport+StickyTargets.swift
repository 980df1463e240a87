import Drawing
import FacetModel

/// A target in the header at the top of the screen, which is a target of the page at another place.
struct StickyTarget {
  /// The target at its place on the page.
  let target: FocusTarget
  /// The target in the content of its node.
  let shown: FocusTarget
  let content: Block
  /// The cell of the screen at which the content begins.
  let x: Int
  let y: Int

  /// The cells of the target on the screen.
  var place: Rect {
    Rect(x: x + shown.rect.x, y: y + shown.rect.y, width: shown.rect.width, height: shown.rect.height)
  }
}

/// The targets of the header that stays at the top of the screen.
extension Viewport {
  /// The visible targets of the header, in reading order.
  var stickyTargets: [StickyTarget] {
    var layout = layout
    guard let header = stickyHeader(on: &layout) else { return [] }
    let targets = header.parts.flatMap { part in
      let real = layout.targets(at: part.node).all
      return FocusTargets(node: part.node, block: part.content, tree: layout.tree, views: layout.views).all
        .compactMap { shown in
          real.first { $0.isSame(as: shown) }.map {
            StickyTarget(target: $0, shown: shown, content: part.content, x: part.x, y: header.y + part.row)
          }
        }
    }
    return targets.filter { $0.place.maxY > 0 }
  }

  /// Returns a target at its place in the header; `nil` if it is not shown there.
  func stickyTarget(_ focus: FocusTarget) -> StickyTarget? {
    // The own rows of a header are above the screen, so most targets need no look at it.
    focus.node < position.node ? stickyTargets.first { $0.target.isSame(as: focus) } : nil
  }

  /// Whether a target is on the screen in the header alone, so that the page need not scroll to show it.
  public func isInStickyHeader(_ focus: FocusTarget) -> Bool { stickyTarget(focus) != nil }

  /// The targets that can be pointed at, each with its first visible cell: those of the header before the others.
  public var pointedTargets: [(target: FocusTarget, x: Int, y: Int)] {
    stickyTargets.map { (target: $0.target, x: $0.place.x, y: max(0, $0.place.y)) } + visibleTargets
  }

  /// Returns the mark of a carousel under a cell of the header, with the node of the carousel.
  func stickyStep(x: Int, y: Int) -> (node: Int, step: CarouselStep)? {
    var layout = layout
    guard let header = stickyHeader(on: &layout) else { return nil }
    for part in header.parts {
      let step = part.content.steps.last { $0.rect.contains(x: x - part.x, y: y - header.y - part.row) }
      if let step { return (part.node, step) }
    }
    return nil
  }
}
