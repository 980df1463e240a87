import FacetModel
import Prism

extension GridShape {
  /// The columns between two rows side by side. They are twice the distance between the words of a row and its picture,
  /// so that the picture belongs to its own row.
  private static var rowGutter: Int { 2 * CardWidth.gap }

  /// Creates the shape for a run of nodes. A grid says how many columns it wants; rows and cards share the width only
  /// on wide pages.
  /// `width` is the width that the section leaves, `gap` the spacing that its style asks for.
  init(_ page: PageLayout, _ run: ViewTree.Run, _ layouter: FacetLayouter, width: Int, spacing gap: WireLength?) {
    let sizeClass = SizeClass(width: page.width)
    let node = page.tree.nodes[run.start]
    guard let grid = run.grid.map({ page.tree.facet($0) }) else {
      let layout = node.section >= 0 ? page.tree.sections[node.section].layout : nil
      let standard = node.traits.isRow ? sizeClass.rowColumnCount : sizeClass.columnCount
      self.init(
        layout?.gridSpec(for: sizeClass.rawValue),
        standard: max(standard, layout?.columnCount(onScreensBelow: sizeClass) ?? 0), spacing: gap,
        least: node.traits.isRow ? Self.rowGutter : CardWidth.gap, edges: .zero, width: width, metrics: page.metrics)
      return
    }
    let edges = FacetFrame.padding(of: grid, metrics: page.metrics)
    let spacing = grid.style.spacing
    guard run.count > 1 else {
      self.init(nil, standard: 1, spacing: spacing, edges: edges, width: width, metrics: page.metrics)
      return
    }
    var standard = sizeClass.columnCount
    if node.traits.sharesWidth, !node.traits.isRow {
      // The ideal width of a card decides how many cards fit side by side.
      let first = page.tree.facet(at: run.start)
      let room = width - edges.left - edges.right
      let ideal = layouter.idealWidth(of: first, layouter.views.view(for: first), in: max(1, room))
      standard = Self.columns(ofCards: ideal, in: room)
    }
    standard = max(standard, grid.layout.columnCount(onScreensBelow: sizeClass) ?? 0)
    self.init(
      grid.layout.gridSpec(for: sizeClass.rawValue), standard: standard, spacing: spacing, edges: edges,
      width: width, metrics: page.metrics)
  }
}

extension FacetLayout {
  /// Returns the columns that the backend asks for on the widest size class below this one. A wider screen that the
  /// backend does not name has room for as many.
  fileprivate func columnCount(onScreensBelow sizeClass: SizeClass) -> Int? {
    SizeClass.allCases.prefix { $0 != sizeClass }.reversed().lazy.compactMap { gridSpec(for: $0.rawValue)?.columnCount }
      .first
  }
}
