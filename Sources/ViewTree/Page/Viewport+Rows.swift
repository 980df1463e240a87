/// Finds the rows of nodes and sticky headers on the screen.
extension Viewport {
  /// Returns the row of the screen at which a node begins, or `nil` if it is several screens away.
  func row(ofNode node: Int) -> Int? {
    var layout = layout
    if node >= position.node {
      var y = -position.row
      var current = position.node
      while current < layout.nodeCount, y < 3 * height + 64 {
        if current == node { return y }
        y += layout.block(at: current).height
        current = layout.next(after: current)
      }
      return nil
    }
    var y = -position.row
    var current = position.node
    while let previous = layout.previous(before: current), y > -3 * height - 64 {
      y -= layout.block(at: previous).height
      if previous == node { return y }
      current = previous
    }
    return nil
  }

  /// The rows that a sticky header covers at the top of the screen.
  var stickyRows: Int {
    var layout = layout
    return stickyHeader(on: &layout)?.rows ?? 0
  }
}
