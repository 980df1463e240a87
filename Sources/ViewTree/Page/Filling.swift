/// Empty rows on a page, beside facets that only the page next to it has. They keep equal facets in the same rows.
public final class Filling: Sendable {
  /// The rows above and below nodes. A row of a grid is named by its first node.
  let above: [Int: Int]
  let below: [Int: Int]

  public init(above: [Int: Int], below: [Int: Int]) {
    self.above = above
    self.below = below
  }
}

/// The place of a node on a filled page, from which that of the page beside it follows.
public enum RowAnchor {
  /// The rows from the beginning of the node down to that of the node `own`, which has `beside` beside it.
  case pair(own: Int, beside: Int, rows: Int)
  /// The rows from the top of the page down to the node.
  case top(rows: Int)
}

extension Viewport {
  /// Puts empty rows into the page, or takes them away. The first facet on the screen keeps its place, but the top of
  /// the page stays the top.
  public mutating func setFilling(_ filling: Filling?) {
    guard filling !== layout.filling else { return }
    let before = layout.filling?.above[position.node] ?? 0
    withLayout { $0.setFilling(filling) }
    let after = filling?.above[position.node] ?? 0
    guard position != .top else { return }
    scroll(to: ScrollPosition(node: position.node, row: max(0, position.row + after - before)))
  }
}
