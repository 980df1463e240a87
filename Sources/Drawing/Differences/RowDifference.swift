import Prism

/// The difference between two frames in one row.
struct RowDifference: CustomStringConvertible {
  let row: Int
  private let expected: [FrameColumn]
  private let actual: [FrameColumn]
  private let columns: [Int]

  /// Returns `nil` when both rows show the same. The shorter row is filled up with blanks.
  init?(row: Int, expected: [FrameColumn], actual: [FrameColumn]) {
    let width = max(expected.count, actual.count)
    self.row = row
    self.expected = Self.padded(expected, to: width)
    self.actual = Self.padded(actual, to: width)
    columns = zip(self.expected, self.actual).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    if columns.isEmpty { return nil }
  }

  var description: String {
    let marks = (0..<expected.count).map { columns.contains($0) ? "~" : " " }.joined()
    var lines = [
      "frame differs at row \(row), \(places)",
      "  expected │ " + Self.text(expected),
      "  got      │ " + Self.text(actual),
      "             " + Self.trimmed(marks),
    ]
    if let column = columns.first, let note = styleNote(at: column) { lines.append(note) }
    return lines.joined(separator: "\n")
  }

  /// The differing columns in words: `column 3` or `columns 12-15, 20`.
  private var places: String {
    var runs: [ClosedRange<Int>] = []
    for column in columns {
      if let last = runs.last, last.upperBound == column - 1 {
        runs[runs.count - 1] = last.lowerBound...column
      } else {
        runs.append(column...column)
      }
    }
    let texts = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    return (columns.count == 1 ? "column " : "columns ") + texts.joined(separator: ", ")
  }

  /// Returns a line about the styles if they differ. Cells with the same text can have different styles.
  private func styleNote(at column: Int) -> String? {
    let (expectedColumn, actualColumn) = (expected[column], actual[column])
    guard let wanted = expectedColumn.style, let found = actualColumn.style, wanted != found else { return nil }
    return "  column \(column) should be \(wanted.words), is \(found.words)"
  }

  private static func padded(_ columns: [FrameColumn], to width: Int) -> [FrameColumn] {
    let style = columns.first?.style == nil ? nil : ResolvedStyle()
    return columns + Array(repeating: .blank(style), count: width - columns.count)
  }

  private static func text(_ columns: [FrameColumn]) -> String {
    trimmed(columns.map(\.text).joined())
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
