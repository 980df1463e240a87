import FacetModel

/// The columns of a grid, and the room between them.
struct GridShape: Equatable {
  let columnCount: Int
  let columnGap: Int
  let rowGap: Int

  /// Narrower columns are no use to anybody.
  private static let narrowest = 20

  static let single = GridShape(columnCount: 1, columnGap: 0, rowGap: 0)

  /// What a backend wants for this kind of screen, as far as there is room; `standard` is for what it leaves open.
  init(_ spec: GridSpec?, standard: Int, width: Int, metrics: Metrics) {
    let gap = max(CardWidth.gap, min(8, metrics.spacing(spec?.columnSpacing)?.columns ?? CardWidth.gap))
    let fitting = max(1, (width + gap) / (Self.narrowest + gap))
    columnCount = min(fitting, max(1, spec?.columnCount ?? standard))
    columnGap = gap
    rowGap = min(4, metrics.spacing(spec?.rowSpacing)?.rows ?? 1)
  }

  private init(columnCount: Int, columnGap: Int, rowGap: Int) {
    self.columnCount = columnCount
    self.columnGap = columnGap
    self.rowGap = rowGap
  }

  /// The columns of one cell.
  func cellWidth(of width: Int) -> Int {
    max(0, (width - (columnCount - 1) * columnGap) / columnCount)
  }
}
