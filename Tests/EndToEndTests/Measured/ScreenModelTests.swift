import Drawing
import Foundation
import TestSupport
import Testing

/// The harness itself: its screen shows what a real terminal shows, and that is what the program meant.
struct ScreenModelTests {
  /// Keys that scroll, move, repaint and go elsewhere, and what they are called in a script.
  private static let keys = [
    ("j", "j"), ("j", "j"), ("\u{4}", "Ctrl-d"), ("l", "l"), ("k", "k"), ("\u{15}", "Ctrl-u"), ("G", "G"), ("b", "b"),
    ("g", "g"), ("?", "?"), ("?", "?"), ("5", "5"), ("j", "j"), ("\u{19}", "Ctrl-y"), ("\u{5}", "Ctrl-e"),
  ]

  @Test(arguments: Browser.Colors.allCases)
  func itShowsWhatTheProgramMeantAndARealTerminalShows(colors: Browser.Colors) throws {
    let browser = try Browser(colors: colors)
    expectSameFrame(browser.session.canvas, as: try browser.frame())
    var script: [String] = []
    for (key, name) in Self.keys {
      _ = try browser.session.press(key)
      script.append(name)
    }
    let shown = browser.session.canvas
    expectSameFrame(shown, as: try browser.frame(after: script.joined(separator: " ")))

    let recording = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(browser.session.output).write(to: recording)
    defer { try? FileManager.default.removeItem(at: recording) }
    // Without echo: the terminal answers what the program asked.
    let tmux = try Tmux(
      "/bin/sh", ["-c", "stty raw -echo; cat \"$0\"; printf '\\33]2;played\\7'; read wait", recording.path],
      size: browser.session.size)
    try tmux.wait(for: "the end of the recording") { _ in try tmux.ask("#{pane_title}") == "played" }
    expectSameFrame(Self.letters(of: try tmux.canvas()), as: Self.letters(of: shown))
  }

  /// tmux does not tell the background of what was erased.
  private static func letters(of canvas: Canvas) -> Canvas {
    var letters = Canvas(size: canvas.size)
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width {
        guard let glyph = canvas[x, y].glyph, glyph != .space else { continue }
        letters.fill(Rect(x: x, y: y, width: glyph.columns, height: 1), with: glyph, style: canvas[x, y].style)
      }
    }
    return letters
  }
}
