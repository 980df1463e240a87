import Drawing
import FacetModel

/// The page has changed under somebody's eyes: what they look at stays where it is.
extension Viewport {
  /// Shows a layout of other facets. `successor` says what a facet of the old tree is in the new one. The first visible
  /// facet that is still there keeps its row, whatever has happened above it. `unchanged` says the same of facets that
  /// look as they did: they are not laid out again.
  public mutating func show(
    _ layout: PageLayout, following successor: (Int) -> Int?, unchanged: (Int) -> Int? = { _ in nil }
  ) {
    var new = layout
    let nodes = new.tree.nodesByFacet
    new.keepContents(of: self.layout, nodes: nodes, heir: unchanged)
    let anchor = anchor(in: &new, nodes, following: successor)
    replace(new)
    guard let anchor else { return scrollToTop() }
    place(anchor.node, atRow: anchor.row)
  }

  /// A node of the new layout, and the row of the screen at which it is to begin.
  func anchor(
    in new: inout PageLayout, _ nodes: [Int32], following successor: (Int) -> Int?
  ) -> (node: Int, row: Int)? {
    if let anchor = anchorInSight(in: &new, nodes, following: successor) { return anchor }
    // All that was on the screen has gone: what stood above it is the nearest.
    for above in stride(from: min(position.node, layout.tree.nodes.count) - 1, through: 0, by: -1) {
      if let facet = successor(layout.tree.nodes[above].facet), nodes[facet] >= 0 { return (Int(nodes[facet]), 0) }
    }
    return nil
  }

  /// The first of what is on the screen that is there as well, or the last.
  func anchorInSight(
    in new: inout PageLayout, _ nodes: [Int32], isLast: Bool = false, following successor: (Int) -> Int?
  ) -> (node: Int, row: Int)? {
    let node = { (facet: Int) in nodes[facet] < 0 ? nil : Int(nodes[facet]) }
    var layout = layout
    for (first, block, y) in isLast ? placed.reversed() : placed where !layout.isTail(first) {
      let members = first..<layout.next(after: first)
      for member in isLast ? members.reversed() : Array(members) {
        guard let place = block.place(of: layout.tree.nodes[member].facet), y + place.maxY > 0, y + place.y < height,
          let facet = successor(layout.tree.nodes[member].facet), let found = node(facet)
        else { continue }
        // The room above it may be another one in the new layout.
        let leader = new.leader(of: found)
        if let now = new.block(at: leader).place(of: facet) { return (found, y + place.y - now.y) }
      }
    }
    return nil
  }

  mutating func place(_ node: Int, atRow row: Int) {
    scroll(toNode: node)
    // Where the page ends, a node cannot rise to the top: its row is counted from where it has come to stand.
    let now = self.row(ofNode: withLayout { $0.leader(of: node) }) ?? 0
    scroll(by: now - row)
  }
}

extension Block {
  fileprivate func place(of facet: Int) -> Rect? { regions.first { $0.facet == facet }?.rect }
}
