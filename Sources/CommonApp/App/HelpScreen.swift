import Drawing
import Prism
import Text
import ViewTree

/// All keys, from the keymap itself.
struct HelpScreen {
  let keymap: Keymap

  private static let columnWidth = 50
  private static let keyWidth = 18

  /// At least as high as the screen: nothing of the page looks out below it.
  func block(in size: Size) -> Block {
    let inner = max(0, size.width - 4)
    let column = min(Self.columnWidth, inner)
    let lines = keymap.help.map { line in
      Block.beside(
        Block.line(line.keys, .keyHint, .text(.brand), width: Self.keyWidth).filling(width: Self.keyWidth),
        width: column, spacing: 1
      ) { .line(line.does, .bodyText, width: $0) }
      .filling(width: column)
    }
    return Block.column([
      .line("Keys", .pageTitle, width: inner), .space(1),
      columns(lines, width: inner),
    ])
    .padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
    .filling(height: size.height)
    .on(.background(.elevated), width: size.width)
  }

  /// One below the other, and in two columns where those fit: the eye goes down.
  private func columns(_ lines: [Block], width: Int) -> Block {
    guard width >= 2 * Self.columnWidth + 2 else { return .column(lines) }
    let half = (lines.count + 1) / 2
    return .row([.column(Array(lines.prefix(half))), .column(Array(lines.dropFirst(half)))], spacing: 2)
  }
}
