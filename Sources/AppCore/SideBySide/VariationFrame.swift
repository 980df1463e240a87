import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The drawing of the comparison picker.
struct VariationFrame {
  let picker: VariationPicker
  /// The screen without the status line.
  let size: Size
  let words: Words

  private static let widest = 46
  private static let framing = 4

  private var width: Int { min(Self.widest, size.width) }
  private var inner: Int { max(0, width - Self.framing) }

  var frame: PanelFrame { PanelFrame(block: block, lines: shown) }

  private var block: Block {
    let lines = shown.map { index in
      let isSelected = index == picker.cursor.selected
      let title = Block.line(
        picker.choices[index].title, .bodyText, isSelected ? .focus(.foreground) : nil, width: inner)
      return PanelFrame.line(title, isSelected: isSelected, width: inner)
    }
    return PanelFrame.block(
      [.line(words.sideBySide, .sectionTitle, width: inner), .rule("─", .border(.subdued), width: inner)] + lines,
      width: width, shown: shown, of: picker.choices.count, in: words)
  }

  private var shown: Range<Int> { picker.cursor.shown(in: size.height - PanelFrame.rowsAbove - 1) }
}
