import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The drawing of the palette.
struct PaletteFrame {
  let palette: Palette
  /// The screen without the status line.
  let size: Size
  let words: Words

  private static let widest = 66
  private static let mostRows = 14

  private var width: Int { min(Self.widest, size.width) }

  /// The lines with room on the screen, the selected one among them.
  private var shown: Range<Int> {
    let count = palette.matches.count
    let rows = max(1, min(Self.mostRows, size.height - PanelFrame.rowsAbove - 1))
    let first = max(0, min(palette.selected - rows / 2, count - rows))
    return first..<min(count, first + rows)
  }

  var frame: PanelFrame { PanelFrame(block: block, lines: shown) }

  private var block: Block {
    let matches = palette.matches
    let lines = shown.map { line(matches[$0], isSelected: $0 == palette.selected) }
    let nothing = Block.line(words.nothingIsCalledThat, .pageSubtext, width: inner)
    return PanelFrame.block(
      [prompt, .rule("─", .border(.subdued), width: inner)] + (lines.isEmpty ? [nothing] : lines), width: width,
      shown: shown, of: matches.count, in: words)
  }

  private var inner: Int { max(0, width - 4) }

  private var prompt: Block {
    let typed = Phrase(palette.field.shown.fitting(inner - 1), .textFieldText)
    let hint = palette.field.isEmpty ? [Phrase(words.whatToDo, .textFieldPlaceholder)] : []
    return .sentence(
      [Phrase(":", .keyHint, .meaning(.text(.brand))), typed] + hint, separator: "", width: inner)
  }

  private func line(_ match: (entry: PaletteEntry, places: [Int]), isSelected: Bool) -> Block {
    let color: Color? = isSelected ? .focus(.foreground) : nil
    let keys = Block.line(match.entry.keys, .keyHint, color ?? .text(.brand), width: inner / 2)
    let line = Block.spread(width: inner, trailing: keys) { width in
      .sentence(Self.phrases(match, color, width: width), separator: "", width: width)
    }
    return PanelFrame.line(line, isSelected: isSelected, width: inner)
  }

  /// Returns the title, cut to the width, with the typed letters highlighted.
  private static func phrases(
    _ match: (entry: PaletteEntry, places: [Int]), _ color: Color?, width: Int
  ) -> [Phrase] {
    let places = Set(match.places)
    // The title of a section can have any length.
    let title = SafeText(String(match.entry.title.string.prefix(2 * widest))).truncated(to: width)
    return title.string.enumerated().map { index, letter in
      let letter = SafeText(String(letter))
      return places.contains(index)
        ? Phrase(letter, .keyHint, .meaning(color ?? .text(.brand)))
        : Phrase(letter, .bodyText, color.map(Paint.meaning))
    }
  }
}
