import Drawing
import FacetModel

/// The columns of a grid, the room between them, and the room around all of them.
struct GridShape: Equatable {
  let columnCount: Int
  let columnGap: Int
  let rowGap: Int
  /// What the grid's layout keeps free around its members.
  var edges = Edges.zero

  /// Narrower columns are no use to anybody.
  private static let narrowest = 20

  static let single = GridShape(columnCount: 1, columnGap: 0, rowGap: 0)

  /// What a backend wants for this kind of screen, as far as there is room; `standard` is for what it leaves open.
  /// `spacing` is the distance between members on both axes where the kind of screen says none.
  init(_ spec: GridSpec?, standard: Int, spacing: WireLength? = nil, edges: Edges, width: Int, metrics: Metrics) {
    let columns = metrics.spacing(spec?.columnSpacing) ?? metrics.spacing(spacing)
    let rows = metrics.spacing(spec?.rowSpacing) ?? metrics.spacing(spacing)
    let gap = max(CardWidth.gap, min(8, columns?.columns ?? CardWidth.gap))
    // Padding never takes so much that nothing can be read.
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

  /// The columns of one cell.
  func cellWidth(of width: Int) -> Int {
    max(0, (width - edges.left - edges.right - (columnCount - 1) * columnGap) / columnCount)
  }

  /// How many cards of a width stand side by side.
  static func columns(ofCards cardWidth: Int, in width: Int) -> Int {
    max(1, (width + CardWidth.gap) / (max(cardWidth, narrowest) + CardWidth.gap))
  }
}
