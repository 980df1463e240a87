import Drawing
import Feeds
import Prism

/// A frame as recorded rows, and the changes since the last frame.
struct FrameRows {
  private var canvas: Canvas?
  private(set) var rows: [RecordedRow] = []
  /// The styles by number, in the order of their first use.
  private(set) var looks: [ResolvedStyle] = []
  private var numbers: [ResolvedStyle: Int] = [:]

  var size: Size? { canvas?.size }

  /// The changes in a frame.
  mutating func take(_ canvas: Canvas) -> RecordedFrame {
    let isOtherSize = canvas.size != self.canvas?.size
    let lookCount = looks.count
    var changed: [RecordedFrame.Row] = []
    if isOtherSize { rows = Array(repeating: RecordedRow(text: "", runs: []), count: canvas.size.height) }
    for y in rows.indices {
      if !isOtherSize, let old = self.canvas, old.row(y) == canvas.row(y) { continue }
      let row = row(canvas.row(y))
      if row == rows[y] { continue }
      rows[y] = row
      changed.append(RecordedFrame.Row(number: y, content: row))
    }
    self.canvas = canvas
    return RecordedFrame(
      size: isOtherSize ? canvas.size.argument : nil, looks: looks[lookCount...].map(LookName.name),
      rows: changed)
  }

  private mutating func row(_ cells: [Cell]) -> RecordedRow {
    var text: [UInt8] = []
    var runs: [RecordedRow.Run] = []
    var (style, columns) = (cells.first?.style ?? ResolvedStyle(), 0)
    var end = 0
    for cell in cells {
      let seen = cell.style
      if seen != style {
        runs.append(RecordedRow.Run(columns: columns, look: number(of: style)))
        (style, columns) = (seen, 0)
      }
      columns += 1
      cell.glyph?.appendUTF8(to: &text)
      if cell.glyph != .space { end = text.count }
    }
    runs.append(RecordedRow.Run(columns: columns, look: number(of: style)))
    return RecordedRow(text: String(decoding: text[..<end], as: UTF8.self), runs: runs)
  }

  private mutating func number(of style: ResolvedStyle) -> Int {
    if let number = numbers[style] { return number }
    numbers[style] = looks.count
    looks.append(style)
    return looks.count - 1
  }
}
