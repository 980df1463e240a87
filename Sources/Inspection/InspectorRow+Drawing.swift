import Drawing
import Prism
import Text
import ViewTree

extension InspectorRow {
  /// The columns of the labels, with the gap after them. A longer label takes more of its line.
  static let labelColumns = 12
  /// The deepest indentation.
  private static let deepest = 14

  /// The columns left for a value.
  static func valueColumns(in width: Int) -> Int { max(8, width - labelColumns) }

  package func block(width: Int, isSelected: Bool) -> Block {
    let line = isSelected ? selected.line(width: width) : line(width: width)
    let filled = line.cut(width: width).filling(width: width, height: 1)
    return isSelected ? filled.on(.focus(.background), width: width) : filled
  }

  private func line(width: Int) -> Block {
    switch look {
    case .heading:
      let title = Block.sentence(phrases, separator: "  ", width: width)
      let rest = max(0, width - title.width - 1)
      return .row([title, .rule("─", .border(.subdued), width: rest)], spacing: 1)
    case .fact:
      let isLong = label.columns >= Self.labelColumns
      let columns = isLong ? max(Self.labelColumns, min(label.columns + 2, width * 3 / 5)) : Self.labelColumns
      let name = Block.line(label, .caption, width: columns - (isLong ? 2 : 1)).filling(width: columns)
      var line = name.filling(height: 1)
      line.add(.sentence(phrases, separator: " ", width: max(0, width - name.width)), x: name.width, y: 0)
      return line
    case .words:
      let left = 2 * min(indent, Self.deepest)
      var line = Block.space(left)
      let end = Block.sentence(trailing, width: width)
      let text = Block.spread(width: max(0, width - left), trailing: end) {
        .sentence(phrases, separator: "", width: $0)
      }
      line.add(text, x: left, y: 0)
      return line
    }
  }

  /// Whether a line of words is drawn in full.
  package func fits(in width: Int) -> Bool {
    phrases.reduce(2 * min(indent, Self.deepest)) { $0 + $1.text.columns } <= width
  }

  /// The row in the one colour of the focus: some other colours would be unreadable on its background.
  private var selected: InspectorRow {
    var row = InspectorRow(look: look, phrases: phrases.map { $0.painted(.focus(.foreground)) })
    row.label = label
    row.indent = indent
    row.trailing = trailing.map { $0.painted(.focus(.foreground)) }
    return row
  }
}
