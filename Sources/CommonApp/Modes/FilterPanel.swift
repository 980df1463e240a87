import Drawing
import Prism
import Text
import ViewTree

/// The values of a filter as they lie over the page.
struct FilterPanel {
  let picker: FilterPicker
  /// The screen without its last line.
  let size: Size

  private var width: Int { min(40, size.width) }
  private var inner: Int { max(0, width - 4) }

  /// The chosen one is always among those that are shown.
  var shown: Range<Int> {
    ListCursor(count: picker.filter.values.count, selected: picker.selected)
      .shown(in: size.height - Panel.rowsAbove - 1)
  }

  func block(icons: IconSet) -> Block {
    let lines = shown.map { line($0, icons) }
    let title = Block.line(picker.filter.title, .sectionTitle, width: inner)
    return Panel.block([title, .rule("─", .border(.subdued), width: inner)] + lines, width: width)
  }

  private func line(_ index: Int, _ icons: IconSet) -> Block {
    let value = picker.filter.values[index]
    let isSelected = index == picker.selected
    let color: Color? = isSelected ? .focus(.foreground) : nil
    let mark = picker.chosen.contains(value.query) ? icons[.small(.thing(.check))] : ""
    let line = Block.line(mark.padded(to: 2) + value.name, .bodyText, color, width: inner)
    return Panel.line(line, isSelected: isSelected, width: inner)
  }
}
