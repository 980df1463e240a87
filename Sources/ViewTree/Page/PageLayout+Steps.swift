/// Steps through the nodes of the page. A row of a grid is one step.
extension PageLayout {
  /// Returns the first node of the next step down, or the number of nodes at the end.
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

  /// Returns the first node of the next step up.
  mutating func previous(before index: Int) -> Int? {
    index > 0 ? leader(of: index - 1) : nil
  }

  /// Returns the node that a node is drawn with: the first node of its row in a grid.
  mutating func leader(of index: Int) -> Int {
    guard !isTail(index) else { return index }
    let number = tree.nodes[index].run
    let start = tree.runs[number].start
    return index - (index - start) % shape(ofRun: number).columnCount
  }
}
