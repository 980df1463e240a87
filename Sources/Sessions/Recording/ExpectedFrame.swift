import Drawing
import Feeds
import Prism
import Text

/// The frame that a recording shows at its current line.
struct ExpectedFrame {
  private(set) var size = Size(0, 0)
  private(set) var rows: [RecordedRow] = []
  private var looks: [ResolvedStyle?] = []

  /// Takes a recorded frame and returns the rows that changed.
  mutating func take(_ frame: RecordedFrame) -> Set<Int> {
    looks += frame.looks.map(LookName.style)
    var changed: Set<Int> = []
    if let size = frame.size.flatMap(Size.init(argument:)) {
      self.size = size
      rows = Array(repeating: RecordedRow(text: "", runs: []), count: size.height)
      changed = Set(rows.indices)
    }
    for row in frame.rows where rows.indices.contains(row.number) {
      rows[row.number] = row.content
      changed.insert(row.number)
    }
    return changed
  }

  /// Whether a row has the same text and styles as another row with other style numbers.
  func row(_ y: Int, isLike other: RecordedRow, _ otherLooks: [ResolvedStyle]) -> Bool {
    guard rows.indices.contains(y), rows[y].text == other.text, rows[y].runs.count == other.runs.count else {
      return false
    }
    return zip(rows[y].runs, other.runs).allSatisfy { run, other in
      run.columns == other.columns && look(run.look) == otherLooks[other.look]
    }
  }

  /// The columns of a row, for the report of a difference.
  func columns(_ y: Int) -> [FrameColumn] {
    guard rows.indices.contains(y) else { return [] }
    var styles: [ResolvedStyle?] = []
    for run in rows[y].runs where styles.count < size.width {
      styles += Array(repeating: look(run.look), count: min(run.columns, size.width - styles.count))
    }
    var columns = FrameColumn.columns(of: rows[y].text)
    if columns.count < styles.count {
      columns += Array(repeating: FrameColumn(text: " ", style: nil), count: styles.count - columns.count)
    }
    return columns.prefix(size.width).enumerated().map { x, column in
      FrameColumn(text: column.text, style: styles.indices.contains(x) ? styles[x] : ResolvedStyle())
    }
  }

  /// Draws a row. Cells of pictures are blank, because their glyphs mean nothing without the terminal that had them.
  func draw(_ y: Int, on canvas: inout Canvas) {
    var styles: [ResolvedStyle] = []
    for run in rows.indices.contains(y) ? rows[y].runs : [] where styles.count < size.width {
      let columns = min(run.columns, size.width - styles.count)
      styles += Array(repeating: look(run.look) ?? ResolvedStyle(), count: columns)
    }
    styles += Array(repeating: ResolvedStyle(), count: max(0, size.width - styles.count))
    for (x, style) in styles.enumerated() { canvas.fill(Rect(x: x, y: y, width: 1, height: 1), style: style) }
    guard rows.indices.contains(y) else { return }
    var x = 0
    for glyph in SafeText(Self.withoutPictures(rows[y].text)).glyphs where x < styles.count {
      canvas.fill(Rect(x: x, y: y, width: glyph.columns, height: 1), with: glyph, style: styles[x])
      x += glyph.columns
    }
  }

  /// The text with a space for each cell of a picture, which is a private scalar with marks.
  private static func withoutPictures(_ text: String) -> String {
    let placeholder: Unicode.Scalar = "\u{10EEEE}"
    guard text.unicodeScalars.contains(placeholder) else { return text }
    var plain = String.UnicodeScalarView()
    var isPicture = false
    for scalar in text.unicodeScalars {
      if isPicture, scalar.properties.generalCategory == .nonspacingMark { continue }
      isPicture = scalar == placeholder
      plain.append(isPicture ? " " : scalar)
    }
    return String(plain)
  }

  private func look(_ number: Int) -> ResolvedStyle? {
    looks.indices.contains(number) ? looks[number] : nil
  }
}
