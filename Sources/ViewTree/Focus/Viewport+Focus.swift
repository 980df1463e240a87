import Drawing
import FacetModel

/// Moves the focus to the nearest target in a direction.
extension Viewport {
  public enum Direction: Sendable {
    case up, down, left, right
  }

  /// Returns a target with its present rectangle, or `nil` if it is no longer on the page.
  public func target(_ focus: FocusTarget) -> FocusTarget? {
    var layout = layout
    return layout.targets(at: focus.node)[focus.facet, focus.slot]
  }

  /// Returns the picture's target that had the focus before, or `found` itself if that picture has no action any more.
  public func target(_ found: FocusTarget, slot: ImageSlot?) -> FocusTarget {
    var layout = layout
    return slot == nil ? found : layout.targets(at: found.node)[found.facet, slot] ?? found
  }

  /// Returns the target of a facet, wherever it is on the page.
  public func target(ofFacet facet: Int) -> FocusTarget? {
    var owner = layout.tree.facet(facet)
    while true {
      if let node = layout.tree.nodes.firstIndex(where: { $0.facet == owner.index }) {
        var layout = layout
        return layout.targets(at: layout.leader(of: node))[facet]
      }
      guard let parent = owner.parent else { return nil }
      owner = parent
    }
  }

  /// Returns the first target that is visible in full, or else the first that is visible in part.
  public func firstTarget() -> FocusTarget? {
    var layout = layout
    let covered = stickyRows
    var first: FocusTarget?
    for (node, _, y) in placed {
      for target in layout.targets(at: node).all {
        let rows = y + target.rect.y..<y + target.rect.maxY
        if rows.lowerBound >= covered, rows.upperBound <= height { return target }
        if rows.overlaps(covered..<max(covered, height)) { first = first ?? target }
      }
    }
    return first
  }

  /// Returns the first target on the screen among some nodes: one that is visible in full, or else one that is visible
  /// in part.
  public func firstTarget(among nodes: Range<Int>) -> FocusTarget? {
    let targets = visibleTargets.map(\.target).filter { nodes.contains($0.node) }
    let covered = stickyRows
    let whole = targets.first { target in
      guard let y = placed.first(where: { $0.node == target.node })?.y else { return false }
      return y + target.rect.y >= covered && y + target.rect.maxY <= height
    }
    return whole ?? targets.first
  }

  /// Whether any part of a target is on the screen, among the rows of the page or in the header at its top.
  public func isInSight(_ focus: FocusTarget) -> Bool { isAmongRows(focus) || isInStickyHeader(focus) }

  /// Whether any part of a target is among the rows of the page on the screen.
  public func isAmongRows(_ focus: FocusTarget) -> Bool {
    guard let target = target(focus), let (_, _, y) = placed.first(where: { $0.node == focus.node }) else {
      return false
    }
    return y + target.rect.y < height && y + target.rect.maxY > stickyRows
  }

  /// Moves the focus to a target in a direction and scrolls the page to show it. Returns `nil` if there is no target
  /// within a screen in that direction, or if rows without targets have to be shown first.
  public mutating func move(from focus: FocusTarget, _ direction: Direction) -> FocusTarget? {
    target(focus).flatMap { move(fromPlace: $0, direction) }
  }

  mutating func move(fromPlace current: FocusTarget, _ direction: Direction) -> FocusTarget? {
    let isAtTop = isInStickyHeader(current)
    if isAtTop, direction == .down {
      // Below the header come the rows on the screen, not those that it covers.
      let next = below(current).flatMap { isInStickyHeader($0) ? $0 : nil } ?? firstTarget()
      if let next {
        remember(next)
        return target(next)
      }
    }
    let found =
      switch direction {
      case .down: below(current)
      case .up: above(current)
      case .left: beside(current, isRight: false)
      case .right: beside(current, isRight: true)
      }
    guard let found else { return nil }
    if isAtTop, isInStickyHeader(found) {
      remember(found)
      return target(found)
    }
    let (old, covered) = (position, stickyRows)
    reveal(found)
    if direction == .down || direction == .up, skipsRows(since: old, covered) {
      // The rows between the two targets hold no target. They are shown before the focus moves on.
      scroll(to: old)
      return nil
    }
    remember(found)
    return target(found)
  }

  /// Whether the page has skipped rows that were on the screen neither before nor after the move.
  private func skipsRows(since old: ScrollPosition, _ covered: Int) -> Bool {
    guard let row = row(ofNode: old.node) else { return true }
    let moved = -old.row - row
    return moved > 0 ? moved > height - stickyRows : -moved > height - covered
  }

  /// Scrolls by a page, so that all rows on the screen are new ones. The rows that a sticky header covers are
  /// subtracted.
  public mutating func turnPage(isForward: Bool) {
    guard isForward else { return scroll(by: stickyRows - height) }
    let old = position
    scroll(by: height)
    let covered = stickyRows
    scroll(to: old)
    scroll(by: height - covered)
  }

  /// Scrolls by as few rows as show a target in full. A target that is higher than the screen is aligned at its top.
  public mutating func reveal(_ target: FocusTarget) {
    // Scrolling may change the sticky header that covers the target, so this repeats until the target is visible.
    for _ in 0..<max(3, height) {
      guard let y = row(ofNode: target.node) else { return }
      let top = y + target.rect.y
      let bottom = y + target.rect.maxY
      let covered = stickyRows
      if top < covered {
        scroll(by: top - covered)
      } else if bottom > height, top > covered {
        scroll(by: min(bottom - height, top - covered))
      } else {
        return
      }
    }
  }

  private mutating func below(_ current: FocusTarget) -> FocusTarget? {
    if let next = withLayout({ $0.targets(at: current.node).below(current) }) { return next }
    var rows = withLayout { $0.block(at: current.node).height } - current.rect.maxY
    var node = withLayout { $0.next(after: current.node) }
    while node < layout.nodeCount, rows < height {
      if let target = entry(at: node, fromAbove: true, column: current.rect.x) { return target }
      rows += withLayout { $0.block(at: node).height }
      node = withLayout { $0.next(after: node) }
    }
    return nil
  }

  private mutating func above(_ current: FocusTarget) -> FocusTarget? {
    if let next = withLayout({ $0.targets(at: current.node).above(current) }) { return next }
    var rows = current.rect.y
    var node = current.node
    while let previous = withLayout({ $0.previous(before: node) }), rows < height {
      if let target = entry(at: previous, fromAbove: false, column: current.rect.x) { return target }
      rows += withLayout { $0.block(at: previous).height }
      node = previous
    }
    return nil
  }

  /// Returns the target at which the focus enters a node. A carousel is entered at the card that had the focus last, if
  /// that card is visible.
  private mutating func entry(at node: Int, fromAbove: Bool, column: Int) -> FocusTarget? {
    let targets = withLayout { $0.targets(at: node) }
    let nearest = targets.entry(fromAbove: fromAbove, column: column)
    guard !layout.isTail(node) else { return nil }
    let carousel = layout.tree.facet(at: node)
    guard let nearest, nearest.facet != carousel.index, let last = layout.state.lastCard(of: carousel.identity) else {
      return nearest
    }
    return targets.all.first { $0.rect.y == nearest.rect.y && layout.tree.facet($0.facet).identity == last } ?? nearest
  }

  private mutating func beside(_ current: FocusTarget, isRight: Bool) -> FocusTarget? {
    if let card = nextCard(from: current, isRight: isRight) { return card }
    return withLayout { $0.targets(at: current.node).beside(current, isRight: isRight) }
  }

  func remember(in layout: inout PageLayout, _ target: FocusTarget) {
    let carousel = layout.tree.facet(at: target.node)
    guard carousel.index != target.facet, layout.tree.nodes[target.node].traits.arrangement == .carousel else { return }
    layout.rememberCard(layout.tree.facet(target.facet), of: carousel)
  }
}
