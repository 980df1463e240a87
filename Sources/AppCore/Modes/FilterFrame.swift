import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The drawing of the filter picker.
struct FilterFrame {
  let picker: FilterPicker
  /// The screen without the status line.
  let size: Size
  let words: Words

  private var width: Int { min(40, size.width) }
  private var inner: Int { max(0, width - 4) }

  /// The most lines of a sentence, so that the values have room.
  private static let mostSentenceLines = 6
  private static let leastValueRows = 4

  /// The sentences about the filter, cut where the values need the room.
  private var sentences: [Block] {
    let room = size.height - PanelFrame.rowsAbove - 1 - Self.leastValueRows
    let most = max(0, min(Self.mostSentenceLines, room))
    let text = picker.filter.sentences.joined(separator: " ")
    guard most > 0, !text.isEmpty else { return [] }
    return text.wrapped(to: inner, maxLines: most).map { .line($0, .caption, width: inner) }
  }

  private var rowsAbove: Int { PanelFrame.rowsAbove + sentences.count }

  /// The lines with room on the screen, the selected one among them.
  private var shown: Range<Int> {
    ListCursor(count: picker.filter.values.count, selected: picker.selected)
      .shown(in: size.height - rowsAbove - 1)
  }

  func frame(icons: IconSet) -> PanelFrame {
    PanelFrame(block: block(icons: icons), lines: shown, rowsAbove: rowsAbove)
  }

  private func block(icons: IconSet) -> Block {
    let lines = shown.map { line($0, icons) }
    let title = Block.line(picker.filter.title, .sectionTitle, width: inner)
    return PanelFrame.block(
      [title] + sentences + [.rule("─", .border(.subdued), width: inner)] + lines, width: width, shown: shown,
      of: picker.filter.values.count, in: words)
  }

  private func line(_ index: Int, _ icons: IconSet) -> Block {
    let value = picker.filter.values[index]
    let isSelected = index == picker.selected
    let color: Color? = isSelected ? .focus(.foreground) : nil
    let mark = picker.chosen.contains(value.query) ? icons[.small(.thing(.check))] : ""
    let line = Block.line(mark.padded(to: 2) + value.name, .bodyText, color, width: inner)
    return PanelFrame.line(line, isSelected: isSelected, width: inner)
  }
}
