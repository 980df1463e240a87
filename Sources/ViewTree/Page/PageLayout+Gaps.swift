import Drawing
import Prism

/// The spacing or line between two nodes.
extension PageLayout {
  /// The maximum number of empty nodes that are skipped in the search for the node above.
  private static let farthestBack = 8

  mutating func above(_ index: Int) -> AboveNode {
    let previous = shownBefore(index)
    var above = AboveNode(block: .empty, rows: 0)
    (above.block, above.rows) = gap(between: previous, and: index)
    above.rows += padding(between: previous, and: index)
    addSections(to: &above, between: previous, and: index)
    if let rows = filling?.above[index] { above.fill(rows) }
    return above
  }

  /// Adds the padding that sections have below their last facet and above their first one.
  private mutating func addSections(to above: inout AboveNode, between previous: Int?, and index: Int) {
    let section = isTail(index) ? nil : tree.nodes[index].section
    let last = previous.map { tree.nodes[$0].section }
    guard section != last else {
      above.rowsInside = above.rows
      above.isInSection = true
      return
    }
    let ended = previous.map { frame(of: $0) } ?? .plain
    if ended.edges.bottom > 0 {
      above.block = above.block.padded(Edges(top: ended.edges.bottom))
      above.rows += ended.edges.bottom
      above.rowsBefore = ended.edges.bottom
    }
    above.endOfSection = ended.ground
    above.rowsInside = frame(of: index).edges.top
    above.rows += above.rowsInside
  }

  /// Returns the padding that grids have below their last member and, if they have no words of their own, above the
  /// first.
  private mutating func padding(between previous: Int?, and index: Int) -> Int {
    let run = isTail(index) ? nil : tree.nodes[index].run
    let last = previous.map { tree.nodes[$0].run }
    guard run != last else { return 0 }
    var rows = last.map { shape(ofRun: $0).edges.bottom } ?? 0
    if let run, let grid = tree.runs[run].grid, previous.map({ tree.nodes[$0].facet != grid }) ?? true {
      rows += shape(ofRun: run).edges.top
    }
    return rows
  }

  private mutating func gap(between previous: Int?, and index: Int) -> (block: Block, rows: Int) {
    guard let previous else { return (.empty, 0) }
    if isTail(index) { return (.empty, 1) }
    let upper = tree.nodes[previous]
    let lower = tree.nodes[index]
    if upper.section != lower.section {
      // A separator facet at the edge of a section replaces the line between sections.
      if upper.traits.isSeparator { return (.empty, 0) }
      return lower.traits.isSeparator ? (.empty, 1) : sectionGap(after: upper)
    }
    // The spacing of a grid is meant between its members, not above the grid.
    if lower.traits.arrangement != .grid, let rows = FacetFrame.spacing(of: tree.facet(at: index), metrics: metrics),
      rows > 0
    {
      return (.empty, rows)
    }
    if upper.traits.isSeparator { return (.empty, 0) }
    let spacing = frame(of: index).spacing
    if upper.run == lower.run, upper.traits.isRow, lower.traits.isRow, !tree.facet(at: previous).layout.omitsFooter {
      // The line is drawn in the middle of the rows that the section asks for.
      let rows = max(1, spacing ?? shape(ofRun: lower.run).distance)
      let frame = frame(of: index)
      let line = rule(.border(.subdued), rowsBefore: (rows - 1) / 2, of: frame)
      return (line.0, rows)
    }
    // Members of a grid keep the spacing that the grid asks for.
    let isGrid = tree.runs[lower.run].grid != nil
    let distance = upper.run == lower.run ? shape(ofRun: lower.run).distance : 1
    return (.empty, isGrid ? distance : spacing ?? distance)
  }

  /// Returns the gap between two sections, which is larger than between facets. It has a line unless the layout of the
  /// section omits it.
  private func sectionGap(after upper: ViewTree.Node) -> (Block, Int) {
    let omitsLine = upper.section < 0 || tree.sections[upper.section].layout.omitsFooter
    return omitsLine ? (.empty, 1) : rule(.border(.primary), rowsBefore: 1)
  }

  private func rule(_ color: Color, rowsBefore: Int, of frame: SectionFrame = .plain) -> (Block, Int) {
    var block = Block.empty
    let width = max(0, width - 2 * margin - frame.edges.left - frame.edges.right)
    block.add(.rule("─", color, width: width), x: margin + frame.edges.left, y: rowsBefore)
    return (block, rowsBefore + 1)
  }

  private mutating func shownBefore(_ index: Int) -> Int? {
    var index = index
    for _ in 0..<Self.farthestBack {
      guard let previous = previous(before: index) else { return nil }
      if !content(at: previous).isEmpty { return previous }
      index = previous
    }
    return nil
  }
}

extension GridShape {
  /// The rows between two members: the row gap of the grid, or one row in a single column.
  fileprivate var distance: Int {
    columnCount > 1 ? rowGap : 1
  }
}
