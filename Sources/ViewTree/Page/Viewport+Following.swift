import Drawing
import FacetModel

/// Replaces the layout of a page that has changed, and keeps the facets on the screen where they are.
extension Viewport {
  /// Shows a layout of other facets. The first visible facet that still exists keeps its row, whatever has changed
  /// above it.
  /// `successor` returns the number that a facet of the old tree has in the new one. `unchanged` does so only for
  /// facets that look the same, which are not laid out again.
  public mutating func show(
    _ layout: PageLayout, following successor: (Int) -> Int?, unchanged: (Int) -> Int? = { _ in nil }
  ) {
    var new = layout
    let nodes = new.tree.nodesByFacet
    new.keepContents(of: self.layout, nodes: nodes, counterpart: unchanged)
    let anchor = anchor(in: &new, nodes, following: successor)
    replace(new)
    guard let anchor else { return scrollToTop() }
    place(anchor.node, atRow: anchor.row)
  }

  /// Returns a node of the new layout, and the row of the screen at which it has to begin.
  func anchor(
    in new: inout PageLayout, _ nodes: [Int32], following successor: (Int) -> Int?
  ) -> (node: Int, row: Int)? {
    if let anchor = anchorInSight(in: &new, nodes, following: successor) { return anchor }
    // All facets on the screen are gone, so the nearest remaining facet above them is the anchor.
    for above in stride(from: min(position.node, layout.tree.nodes.count) - 1, through: 0, by: -1) {
      if let facet = successor(layout.tree.nodes[above].facet), nodes[facet] >= 0 { return (Int(nodes[facet]), 0) }
    }
    return nil
  }

  /// Returns the first facet on the screen that exists in the new layout too, or the last one.
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
        // The rows above the facet may differ in the new layout.
        let leader = new.leader(of: found)
        if let now = new.block(at: leader).place(of: facet) { return (found, y + place.y - now.y) }
      }
    }
    return nil
  }

  mutating func place(_ node: Int, atRow row: Int) {
    scroll(toNode: node)
    // At the end of the page a node cannot rise to the top, so its actual row is subtracted.
    let now = self.row(ofNode: withLayout { $0.leader(of: node) }) ?? 0
    scroll(by: now - row)
  }
}

extension Block {
  fileprivate func place(of facet: Int) -> Rect? { regions.first { $0.facet == facet }?.rect }
}
