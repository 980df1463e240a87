import Drawing
import Prism
import Text
import ViewTree
import Wording

/// What can be put beside a page, as it lies over it.
struct VariationPanel {
  let picker: VariationPicker
  /// The screen without its last line.
  let size: Size
  let words: Words

  private static let widest = 46
  private static let framing = 4

  private var width: Int { min(Self.widest, size.width) }
  private var inner: Int { max(0, width - Self.framing) }

  var block: Block {
    let lines = shown.map { index in
      let isSelected = index == picker.cursor.selected
      let title = Block.line(
        picker.choices[index].title, .bodyText, isSelected ? .focus(.foreground) : nil, width: inner)
      return Panel.line(title, isSelected: isSelected, width: inner)
    }
    return Panel.block(
      [.line(words.sideBySide, .sectionTitle, width: inner), .rule("─", .border(.subdued), width: inner)] + lines,
      width: width)
  }

  var shown: Range<Int> { picker.cursor.shown(in: size.height - Panel.rowsAbove - 1) }
}
