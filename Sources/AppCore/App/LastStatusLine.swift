import Drawing
import Prism
import Synchronization
import Text
import Wording

/// The status line that was drawn last, and the hints of its keys. Most frames have the same line as the frame before.
///
/// A class, because drawing a frame changes nothing but this memory.
final class LastStatusLine: Sendable {
  private struct Drawn {
    let line: StatusLine
    let theme: Theme
    let cells: Canvas
  }

  private struct Hints {
    let commands: [Keymap.Command]
    let words: Words
    let hints: [SafeText]
  }

  private let drawn = Mutex<Drawn?>(nil)
  private let hints = Mutex<Hints?>(nil)

  /// Draws a line over the whole width of a canvas.
  func draw(_ line: StatusLine, on canvas: inout Canvas, row: Int, theme: Theme) {
    guard (0..<canvas.size.height).contains(row) else { return }
    let width = canvas.size.width
    drawn.withLock { drawn in
      if let drawn, drawn.line == line, drawn.cells.size.width == width, drawn.theme.isCopy(of: theme) {
        return canvas.copy(drawn.cells, x: 0, y: row)
      }
      var cells = Canvas(size: Size(width, 1), style: theme.fill(.background(.primary)))
      line.block(width: width).draw(on: &cells, x: 0, y: 0, clip: cells.bounds, theme: theme)
      canvas.copy(cells, x: 0, y: row)
      drawn = Drawn(line: line, theme: theme, cells: cells)
    }
  }

  /// Returns the hints of commands. All calls are for the keymap of one app, which does not change.
  func hints(_ commands: [Keymap.Command], of keymap: Keymap, in words: Words) -> [SafeText] {
    hints.withLock { last in
      if let last, last.commands == commands, last.words == words { return last.hints }
      let hints = commands.compactMap { keymap.hint($0, in: words) }
      last = Hints(commands: commands, words: words, hints: hints)
      return hints
    }
  }
}
