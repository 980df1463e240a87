import Drawing
import Prism

extension PageLayout {
  /// Lays out a node: a facet by itself, a row of a grid, or the view behind the last facet.
  mutating func layOut(at index: Int) -> Block {
    let layouter = layouter
    let inner = room(of: index)
    if isTail(index) {
      return tail?.layout(in: Proposal(width: inner, metrics: metrics)) ?? .empty
    }
    let shape = shape(ofRun: tree.nodes[index].run)
    let cellWidth = shape.cellWidth(of: inner)
    guard shape.columnCount > 1 else {
      let facet = tree.facet(at: index)
      // A member of a grid is laid out with everything inside it.
      let isMember = tree.runs[tree.nodes[index].run].grid != nil
      let block =
        isMember
        ? layouter.whole(facet, width: cellWidth)
        : layouter.content(of: facet, views.view(for: facet), tree.nodes[index].traits, width: cellWidth)
      return block.padded(Edges(left: block.isEmpty ? 0 : shape.edges.left))
    }
    let cells = (index..<min(index + shape.columnCount, next(after: index))).map { member in
      layouter.whole(tree.facet(at: member), width: cellWidth)
    }
    // The backgrounds of the members of a row reach down to the same line.
    let height = cells.map(\.height).max() ?? 0
    var row = Block.empty
    for (column, cell) in cells.enumerated() {
      let x = shape.edges.left + column * (cellWidth + shape.columnGap)
      row.add(cell.stretched(toHeight: height), x: x, y: 0)
    }
    return row
  }
}
