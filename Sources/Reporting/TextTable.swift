import Text

/// A table with words to the left and numbers to the right, each column as wide as necessary.
package struct TextTable {
  package let heads: [SafeText]
  package let rows: [[SafeText]]

  package init(heads: [SafeText], rows: [[SafeText]]) {
    self.heads = heads
    self.rows = rows
  }

  package var head: SafeText { line(heads) }
  package var lines: [SafeText] { rows.map(line) }

  private var widths: [Int] {
    heads.indices.map { column in ([heads] + rows).map { $0[column].columns }.max() ?? 0 }
  }

  private func line(_ cells: [SafeText]) -> SafeText {
    zip(cells, widths).enumerated().map { column, cell in
      let (text, width) = cell
      return column == 0 ? text.padded(to: width) : SafeText(String(repeating: " ", count: width - text.columns)) + text
    }
    .joined(separator: "  ")
  }
}
