import Drawing
import Foundation
import TestSupport
import Testing

/// The screen model of the test support, compared with tmux and with the frames that the program renders.
struct ScreenModelTests {
  /// Keys that scroll, move the focus, repaint and change the brand, with their names in a script.
  private static let keys = [
    ("j", "j"), ("j", "j"), ("\u{4}", "Ctrl-d"), ("l", "l"), ("k", "k"), ("\u{15}", "Ctrl-u"), ("G", "G"), ("b", "b"),
    ("g", "g"), ("?", "?"), ("?", "?"), ("5", "5"), ("j", "j"), ("\u{19}", "Ctrl-y"), ("\u{5}", "Ctrl-e"),
  ]

  @Test("The screen model shows the same cells as tmux and as the rendered frame", arguments: Browser.Colors.allCases)
  func theModelShowsTheSameAsTmux(colors: Browser.Colors) throws {
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
    // Echo is off, because the terminal answers the questions in the recording.
    let tmux = try Tmux(
      "/bin/sh", ["-c", "stty raw -echo; cat \"$0\"; printf '\\33]2;played\\7'; read wait", recording.path],
      size: browser.session.size)
    try tmux.wait(for: "the end of the recording") { _ in try tmux.ask("#{pane_title}") == "played" }
    expectSameFrame(Self.letters(of: try tmux.canvas()), as: Self.letters(of: shown))
  }

  /// Returns the canvas without its spaces, because tmux does not report the background of erased cells.
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

  @Test("A text is found on the screen although only its last cell was written")
  func changedCellsMakeText() throws {
    let session = try PtySession("/bin/sh", ["-c", #"printf 'of page 0\b1'; read line"#])
    try session.wait(forShown: "of page 1")
    #expect(!session.text.contains("of page 1"))
  }
}
