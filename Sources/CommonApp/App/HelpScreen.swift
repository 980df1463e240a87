import Drawing
import Prism
import Text
import ViewTree
import Wording

/// All keys, from the keymap itself.
struct HelpScreen {
  let keymap: Keymap
  let words: Words

  /// At least as high as the screen: nothing of the page looks out below it.
  func block(in size: Size) -> Block {
    let inner = max(0, size.width - 4)
    let help = keymap.help(in: words)
    let keyWidth = min(inner / 2, help.map(\.keys.columns).max() ?? 0)
    let wanted = keyWidth + Self.gap + (help.map(\.does.columns).max() ?? 0)
    let column = min(wanted, inner)
    let lines = help.map { line in
      Block.beside(
        .paragraph(Phrase(line.keys, .keyHint, .meaning(.text(.brand))), width: keyWidth, maxLines: Self.mostLines)
          .filling(width: keyWidth),
        width: column, spacing: Self.gap
      ) { .paragraph(Phrase(line.does, .bodyText), width: $0, maxLines: Self.mostLines) }
      .filling(width: column)
    }
    return Block.column([
      .line(words.keysTitle, .pageTitle, width: inner), .space(1),
      columns(lines, of: wanted, width: inner),
    ])
    .padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
    .filling(height: size.height)
    .on(.background(.elevated), width: size.width)
  }

  private static let gap = 2
  private static let mostLines = 4

  /// One below the other, and in two columns where those fit: the eye goes down.
  private func columns(_ lines: [Block], of column: Int, width: Int) -> Block {
    guard width >= 2 * column + Self.gap else { return .column(lines) }
    let half = (lines.count + 1) / 2
    return .row([.column(Array(lines.prefix(half))), .column(Array(lines.dropFirst(half)))], spacing: Self.gap)
  }
}
