import Drawing
import Feeds
import Prism

/// Compares recorded frames with drawn ones. Only rows that changed in either are compared.
struct FrameCheck {
  private var expected = ExpectedFrame()
  private var actual = FrameRows()
  /// The rows that differ.
  private var wrong: Set<Int> = []

  /// The differences, cell by cell; `nil` if the frames are equal.
  mutating func difference(_ frame: RecordedFrame, from canvas: Canvas) -> String? {
    let drawn = actual.take(canvas)
    var changed = expected.take(frame)
    changed.formUnion(drawn.size == nil ? drawn.rows.map(\.number) : Array(actual.rows.indices))
    for y in changed {
      let isRight = actual.rows.indices.contains(y) && expected.row(y, isLike: actual.rows[y], actual.looks)
      if isRight { wrong.remove(y) } else { wrong.insert(y) }
    }
    wrong = wrong.filter { $0 < max(expected.rows.count, actual.rows.count) }
    if wrong.isEmpty, expected.size == canvas.size { return nil }
    // Rows with another notation may still look the same.
    return FrameDifference(
      expected: (0..<expected.size.height).map(expected.columns),
      actual: (0..<canvas.size.height).map { Self.columns(canvas.row($0)) })?.description
  }

  private static func columns(_ cells: [Cell]) -> [FrameColumn] {
    cells.map { cell in
      var text: [UInt8] = []
      cell.glyph?.appendUTF8(to: &text)
      return FrameColumn(text: String(decoding: text, as: UTF8.self), style: cell.style)
    }
  }
}
