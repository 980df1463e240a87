import Drawing

extension Viewport {
  /// The target under a cell of the screen: the innermost one, where one stands in another.
  public func target(x: Int, y: Int) -> FocusTarget? {
    guard y >= stickyRows else { return nil }
    var layout = layout
    for (node, block, top) in placed where y >= top && y < top + block.height {
      return layout.targets(at: node).all.last { $0.rect.contains(x: x, y: y - top) }
    }
    return nil
  }
}
