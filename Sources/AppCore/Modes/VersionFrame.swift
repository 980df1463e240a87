import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The drawing of the version picker, or of the list of facets that a version leaves out.
struct VersionFrame {
  let review: VersionReview
  /// The screen without the status line.
  let size: Size
  let words: Words

  private static let widestPicker = 40
  private static let widestList = 100

  private var width: Int {
    switch review {
    case .choosing: min(Self.widestPicker, size.width)
    case .reading: min(Self.widestList, size.width)
    }
  }

  private var inner: Int { max(0, width - 4) }

  private var cursor: ListCursor {
    switch review {
    case .choosing(let picker): picker.cursor
    case .reading(let list): list.cursor
    }
  }

  /// The reason why the selected facet is left out.
  private var reason: SafeText {
    guard case .reading(let list) = review, !list.isEmpty else { return "" }
    return list.line(list.cursor.selected).reason
  }

  /// The lines with room on the screen, the selected one among them.
  private var shown: Range<Int> {
    cursor.shown(in: size.height - PanelFrame.rowsAbove - 1 - (reason.isEmpty ? 0 : 3))
  }

  var frame: PanelFrame { PanelFrame(block: block, lines: shown) }

  private var block: Block {
    switch review {
    case .choosing(let picker):
      return panel(words.asWhichVersion) { index, color in
        let choice = picker.choices[index]
        let count = Block.line(count(choice.omitted), .caption, color, width: inner / 2)
        return .spread(width: inner, trailing: count) { .line("\(choice.version)", .bodyText, color, width: $0) }
      }
    case .reading(let list):
      return panel(words.leftOut(list.omittedCount, as: "\(list.version)")) { index, color in
        let line = list.line(index)
        return .sentence(
          [
            Phrase(line.name, .bodyText, color.map(Paint.meaning)),
            Phrase(line.cause, .caption, color.map(Paint.meaning)),
          ], separator: "  ", width: inner)
      }
    }
  }

  private func count(_ omitted: Int) -> SafeText {
    omitted == 0 ? words.showsAllOfIt : words.leftOut(omitted)
  }

  private func panel(_ title: SafeText, line: (Int, Color?) -> Block) -> Block {
    let reason = reason
    let foot: [Block] =
      reason.isEmpty
      ? []
      : [
        .rule("─", .border(.subdued), width: inner), .paragraph(Phrase(reason, .caption), width: inner, maxLines: 2),
      ]
    let lines = shown.map { index in
      let isSelected = index == cursor.selected
      return PanelFrame.line(line(index, isSelected ? .focus(.foreground) : nil), isSelected: isSelected, width: inner)
    }
    return PanelFrame.block(
      [.line(title, .sectionTitle, width: inner), .rule("─", .border(.subdued), width: inner)] + lines + foot,
      width: width, shown: shown, of: cursor.count, in: words)
  }
}
