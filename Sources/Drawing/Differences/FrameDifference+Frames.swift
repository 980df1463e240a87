extension FrameDifference {
  /// Compares only the text of two frames. Blanks at the end of a row and empty rows at the end make no difference.
  public init?(expected: [String], actual: [String]) {
    self.init(expected: Self.columns(expected), actual: Self.columns(actual))
  }

  /// Compares two canvases cell by cell, including the styles.
  public init?(expected: Canvas, actual: Canvas) {
    self.init(expected: Self.columns(expected), actual: Self.columns(actual))
  }

  /// Compares the text of a canvas with lines of text.
  public init?(expected: [String], actual: Canvas) {
    let unstyled = Self.columns(actual).map { $0.map { FrameColumn(text: $0.text, style: nil) } }
    self.init(expected: Self.columns(expected, height: actual.size.height), actual: unstyled)
  }

  private static func columns(_ rows: [String], height: Int = 0) -> [[FrameColumn]] {
    let shown = rows.prefix((rows.lastIndex { $0.contains { $0 != " " } } ?? -1) + 1)
    return shown.map(FrameColumn.columns(of:)) + Array(repeating: [], count: max(0, height - shown.count))
  }

  private static func columns(_ canvas: Canvas) -> [[FrameColumn]] {
    (0..<canvas.size.height).map { FrameColumn.columns(of: canvas.row($0)) }
  }
}
