/// Walking the page: rows of grids are taken in one step.
extension PageLayout {
  /// The first node of the next step down; as many as there are nodes at the end.
  public mutating func next(after index: Int) -> Int {
    guard !isTail(index) else { return nodeCount }
    let number = tree.nodes[index].run
    let run = tree.runs[number]
    return min(index + shape(ofRun: number).columnCount, run.start + run.count)
  }

  /// Whether no facet of the page shows anything.
  public mutating func showsNothing() -> Bool {
    var node = 0
    while node < tree.nodes.count {
      if !content(at: node).isEmpty { return false }
      node = next(after: node)
    }
    return true
  }

  /// The first node of the next step up.
  mutating func previous(before index: Int) -> Int? {
    index > 0 ? leader(of: index - 1) : nil
  }

  /// The node that a node is drawn with: the first of its row in a grid.
  mutating func leader(of index: Int) -> Int {
    guard !isTail(index) else { return index }
    let number = tree.nodes[index].run
    let start = tree.runs[number].start
    return index - (index - start) % shape(ofRun: number).columnCount
  }
}
