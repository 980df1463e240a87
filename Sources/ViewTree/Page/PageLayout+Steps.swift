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

  /// Returns the number of rows between the beginning of a node's block and its content; `nil` if it shows nothing.
  public mutating func rowsAbove(_ index: Int) -> Int? {
    content(at: index).isEmpty ? nil : above(index).rows
  }

  /// Returns the number of rows of a node's content, and of its block with the rows above that.
  public mutating func heights(of index: Int) -> (content: Int, block: Int) {
    (content(at: index).height, block(at: index).height)
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
