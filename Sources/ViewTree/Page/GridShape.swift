import Drawing
import FacetModel

/// The number of columns of a grid, the spacing between its members, and the padding around all of them.
struct GridShape: Equatable {
  let columnCount: Int
  let columnGap: Int
  let rowGap: Int
  /// The padding that the grid's layout asks for around its members.
  var edges = Edges.zero

  /// The least width of a column. In narrower columns text is hard to read.
  private static let narrowest = 20

  static let single = GridShape(columnCount: 1, columnGap: 0, rowGap: 0)

  /// Creates the shape that a backend wants for a size class, with as many columns as fit. `standard` is the number of
  /// columns if the backend names none.
  /// `spacing` is the distance between members on both axes if the spec names none, `least` the least one between
  /// columns.
  init(
    _ spec: GridSpec?, standard: Int, spacing: WireLength? = nil, least: Int = CardWidth.gap, edges: Edges, width: Int,
    metrics: Metrics
  ) {
    let columns = metrics.spacing(spec?.columnSpacing) ?? metrics.spacing(spacing)
    let rows = metrics.spacing(spec?.rowSpacing) ?? metrics.spacing(spacing)
    let gap = max(least, min(8, columns?.columns ?? least))
    // Padding that would leave too few columns for text is dropped.
    let isRoomy = width - edges.left - edges.right >= Self.narrowest
    let edges = isRoomy ? edges : Edges(top: edges.top, left: 0, bottom: edges.bottom, right: 0)
    let fitting = max(1, (width - edges.left - edges.right + gap) / (Self.narrowest + gap))
    columnCount = min(fitting, max(1, spec?.columnCount ?? standard))
    columnGap = gap
    rowGap = min(4, rows?.rows ?? 1)
    self.edges = edges
  }

  private init(columnCount: Int, columnGap: Int, rowGap: Int) {
    self.columnCount = columnCount
    self.columnGap = columnGap
    self.rowGap = rowGap
  }

  /// Returns the width of one cell.
  func cellWidth(of width: Int) -> Int {
    max(0, (width - edges.left - edges.right - (columnCount - 1) * columnGap) / columnCount)
  }

  /// Returns how many cards of a width fit side by side.
  static func columns(ofCards cardWidth: Int, in width: Int) -> Int {
    max(1, (width + CardWidth.gap) / (max(cardWidth, narrowest) + CardWidth.gap))
  }
}
