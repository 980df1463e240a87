import Drawing
import Prism
import Text
import ViewTree

/// All keys, from the keymap itself.
struct HelpScreen {
  let icons: IconSet

  private static let columnWidth = 50
  private static let keyWidth = 24

  func block(width: Int) -> Block {
    let inner = max(0, width - 4)
    let lines = Keymap.help.map { line in
      Block.beside(
        Block.line(line.keys, .keyHint, .text(.brand), width: Self.keyWidth).filling(width: Self.keyWidth),
        width: Self.columnWidth, spacing: 1
      ) { .line(line.does, .bodyText, width: $0) }
      .filling(width: Self.columnWidth)
    }
    return Block.column([
      .line("Keys", .pageTitle, width: inner), .space(1),
      .flow(lines, width: inner, spacing: 2),
    ])
    .padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
    .on(.background(.elevated), width: width)
  }
}
