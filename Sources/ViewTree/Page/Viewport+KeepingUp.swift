/// Two viewports that show one page in two ways.
extension Viewport {
  /// What somebody has done to the page that is shown in the other one.
  public mutating func take(_ state: PageState) {
    withLayout { $0.setState(state) }
  }

  /// Brings into the row of the screen in which the other one has it what has the focus there, or else the first that is
  /// here as well. `nodes` are the numbers of this page's nodes by facet; `counterpart` says what a facet of the other
  /// page is here. The result says how many rows it stands too high all the same, since no page moves past its ends.
  public mutating func keepUp(
    with other: Viewport, focus: FocusTarget?, nodes: [Int32], counterpart: (Int) -> Int?
  ) -> Int {
    if let focus, other.isInSight(focus), let theirs = other.target(focus), let row = other.row(ofNode: theirs.node),
      let ours = counterpart(focus.facet).flatMap({ target(ofFacet: $0) })
    {
      // This one may be less high: the focus is to be seen here as well.
      let seen = max(0, min(row + theirs.rect.y, height - ours.rect.height))
      return stand(ours.node, atRow: seen - ours.rect.y)
    }
    var layout = layout
    guard let anchor = other.anchorInSight(in: &layout, nodes, isLast: other.isAtEnd, following: counterpart)
    else {
      standAsFar(as: other) { facet in counterpart(facet).flatMap { nodes[$0] < 0 ? nil : Int(nodes[$0]) } }
      return 0
    }
    replace(layout)
    return stand(anchor.node, atRow: anchor.row)
  }

  /// Nothing of what the other one shows is here: this one is as far from what both have above it to what both have below
  /// it, so that all that stands between them here comes into sight while one passes what stands there.
  private mutating func standAsFar(as other: Viewport, _ node: (Int) -> Int?) {
    let theirs = other.layout.tree.nodes
    let top = min(other.position.node, theirs.count)
    let above = (0..<top).last { node(theirs[$0].facet) != nil }
    let below = (top..<theirs.count).first { node(theirs[$0].facet) != nil }
    var end = other
    let last = (theirs: end.stand(before: below), ours: stand(before: below.flatMap { node(theirs[$0].facet) }))
    let first = (theirs: (above ?? -1) + 1, ours: (above.flatMap { node(theirs[$0].facet) } ?? -1) + 1)
    guard last.theirs > top else { return }
    let share = Double(top - first.theirs) / Double(last.theirs - first.theirs)
    let ours = first.ours + Int(share * Double(max(0, last.ours - first.ours)))
    guard ours < layout.tree.nodes.count else { return }
    scroll(toNode: ours)
    scroll(by: other.position.row)
  }

  /// There is more above the screen, and nothing below it.
  private var isAtEnd: Bool {
    guard position != .top, let last = placed.last else { return false }
    var layout = layout
    return layout.next(after: last.node) >= layout.nodeCount && last.y + last.block.height <= height
  }

  /// Where a node, or the end of the page, is about to come into sight; the result is what stands at the top there.
  private mutating func stand(before node: Int?) -> Int {
    if let node { place(node, atRow: height) } else { scrollToEnd() }
    return position.node
  }

  private mutating func stand(_ node: Int, atRow row: Int) -> Int {
    place(node, atRow: row)
    return self.row(ofNode: withLayout { $0.leader(of: node) }).map { row - $0 } ?? 0
  }
}
