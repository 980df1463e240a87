import Drawing

extension Viewport {
  /// Returns the target under a cell of the screen: the innermost one if targets overlap.
  public func target(x: Int, y: Int) -> FocusTarget? {
    guard y >= stickyRows else { return stickyTargets.last { $0.place.contains(x: x, y: y) }?.target }
    var layout = layout
    for (node, block, top) in placed where y >= top && y < top + block.height {
      return layout.targets(at: node).all.last { $0.rect.contains(x: x, y: y - top) }
    }
    return nil
  }

  /// The targets on the screen, each with its first visible cell.
  public var visibleTargets: [(target: FocusTarget, x: Int, y: Int)] {
    var layout = layout
    let covered = stickyRows
    return placed.flatMap { node, _, top in
      layout.targets(at: node).all.compactMap { target in
        // A picture often begins where its facet does, so it is marked at its lower edge.
        let first = target.slot == nil ? target.rect.y : target.rect.maxY - 1
        let y = max(covered, top + first)
        return y < min(height, top + target.rect.maxY) ? (target: target, x: target.rect.x, y: y) : nil
      }
    }
  }

  /// Whether the row behind the last facet is on the screen.
  public var showsTail: Bool { drawn.blocks.contains { layout.isTail($0.node) } }

  /// The position on the page, in percent of its nodes; `nil` if the whole page is on the screen.
  public var progress: Int? {
    var layout = layout
    let drawn = drawn
    guard let first = drawn.blocks.first, let last = drawn.blocks.last else { return nil }
    // Nodes with nothing to show may precede the first one that shows anything.
    let showsStart = first.y >= 0 && (position == .top || layout.previous(before: first.node) == nil)
    let showsEnd =
      drawn.isWhole && last.y + last.block.height <= height && layout.next(after: last.node) >= layout.nodeCount
    if showsStart { return showsEnd ? nil : 0 }
    return showsEnd ? 100 : min(99, max(1, last.node * 100 / max(1, layout.nodeCount)))
  }

  /// Returns the row of the screen at which a visible node begins.
  public func screenRow(ofNode node: Int) -> Int? {
    drawn.blocks.first { $0.node == node }?.y
  }

  /// Returns the target on the screen that is nearest to a cell. A row counts as four columns, so that the focus tends
  /// to stay in its line.
  public func target(nearestTo spot: (x: Int, y: Int)) -> FocusTarget? {
    visibleTargets.min { left, right in
      Self.distance(left.x, left.y, spot) < Self.distance(right.x, right.y, spot)
    }?.target
  }

  private static func distance(_ x: Int, _ y: Int, _ spot: (x: Int, y: Int)) -> Int {
    abs(x - spot.x) + 4 * abs(y - spot.y)
  }
}
