/// Keeps two viewports that show two versions of a page at the same place.
extension Viewport {
  /// Takes over the state of the page in the other viewport.
  public mutating func take(_ state: PageState) {
    withLayout { $0.setState(state) }
  }

  /// Scrolls so that the focused facet of the other viewport is in the same row here. If it is not here, the first
  /// visible facet that both have is used.
  /// `nodes` are this page's nodes by facet; `counterpart` returns the number that a facet of the other page has here.
  /// Returns by how many rows it is too high nevertheless, since a page cannot scroll past its ends.
  public mutating func keepUp(
    with other: Viewport, focus: FocusTarget?, nodes: [Int32], counterpart: (Int) -> Int?
  ) -> Int {
    if let focus, other.isAmongRows(focus), let theirs = other.target(focus), let row = other.row(ofNode: theirs.node),
      let ours = counterpart(focus.facet).flatMap({ target(ofFacet: $0) })
    {
      // This viewport may be lower, and the focused facet has to be visible here too.
      let seen = max(0, min(row + theirs.rect.y, height - ours.rect.height))
      return scroll(ours.node, toRow: seen - ours.rect.y)
    }
    var layout = layout
    guard let anchor = other.anchorInSight(in: &layout, nodes, isLast: other.isAtEnd, following: counterpart)
    else {
      scrollInProportion(to: other) { facet in counterpart(facet).flatMap { nodes[$0] < 0 ? nil : Int(nodes[$0]) } }
      return 0
    }
    replace(layout)
    return scroll(anchor.node, toRow: anchor.row)
  }

  /// Scrolls to the same rows as another viewport whose page is filled like this one. `anchor` returns the anchor of a
  /// node of that page, unless the node is empty.
  public mutating func keepUp(with other: Viewport, anchor: (Int) -> RowAnchor?) {
    var theirs = other.layout
    var row = -other.position.row
    var node = other.position.node
    while node < theirs.tree.nodes.count {
      switch anchor(node) {
      case .top(let rows):
        scrollToTop()
        return scroll(by: rows - row)
      case .pair(let own, let beside, let rows):
        guard let above = theirs.rowsAbove(own), let ourAbove = withLayout({ $0.rowsAbove(beside) }) else { break }
        _ = scroll(beside, toRow: row + rows + above - ourAbove)
        return
      case nil: break
      }
      row += theirs.block(at: node).height
      node = theirs.next(after: node)
    }
    scrollToEnd()
  }

  /// Scrolls in proportion if both pages share no facet on the screen. The nearest shared facets above and below are
  /// the bounds. So all facets between them here pass the screen while the user scrolls between them there.
  private mutating func scrollInProportion(to other: Viewport, _ node: (Int) -> Int?) {
    let theirs = other.layout.tree.nodes
    let top = min(other.position.node, theirs.count)
    let above = (0..<top).last { node(theirs[$0].facet) != nil }
    let below = (top..<theirs.count).first { node(theirs[$0].facet) != nil }
    var end = other
    let last = (theirs: end.scroll(before: below), ours: scroll(before: below.flatMap { node(theirs[$0].facet) }))
    let first = (theirs: (above ?? -1) + 1, ours: (above.flatMap { node(theirs[$0].facet) } ?? -1) + 1)
    guard last.theirs > top else { return }
    let share = Double(top - first.theirs) / Double(last.theirs - first.theirs)
    let ours = first.ours + Int(share * Double(max(0, last.ours - first.ours)))
    guard ours < layout.tree.nodes.count else { return }
    scroll(toNode: ours)
    scroll(by: other.position.row)
  }

  /// Whether the page is scrolled to its end, and not at its top.
  private var isAtEnd: Bool {
    guard position != .top, let last = placed.last else { return false }
    var layout = layout
    return layout.next(after: last.node) >= layout.nodeCount && last.y + last.block.height <= height
  }

  /// Scrolls until a node, or the end of the page, is just below the screen. Returns the node at the top of the screen
  /// there.
  private mutating func scroll(before node: Int?) -> Int {
    if let node { place(node, atRow: height) } else { scrollToEnd() }
    return position.node
  }

  /// Scrolls a node to a row of the screen. Returns by how many rows it is too high nevertheless.
  private mutating func scroll(_ node: Int, toRow row: Int) -> Int {
    place(node, atRow: row)
    return self.row(ofNode: withLayout { $0.leader(of: node) }).map { row - $0 } ?? 0
  }
}
