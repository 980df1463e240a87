import Drawing
import Prism
import TestSupport
import terminal_probe

/// The program under observation: it shows `Picture` and in the first row what it last heard.
enum Probe {
  static let path = BuiltProduct.path("terminal-probe")

  /// In a bare terminal, with its first frame painted to the last cell.
  static func start(
    size: Size = Size(60, 14), environment: [String: String] = [:]
  ) throws -> PtySession {
    let session = try PtySession(path, size: size, environment: environment)
    try session.wait(forText: lastCell, after: 0)
    return session
  }

  /// In a terminal emulator, with its first frame painted.
  static func startInTmux(
    size: Size = Size(60, 14), term: String = "xterm-256color", environment: [String: String] = [:]
  ) throws -> Tmux {
    let tmux = try Tmux(path, size: size, term: term, environment: environment)
    try tmux.wait(forText: lastCell)
    return tmux
  }

  /// The picture as a terminal with 256 colours shows it.
  static func picture(size: Size, heard: String = "Nothing") -> Canvas {
    let picture = Picture.canvas(size: size, heard: heard)
    var result = Canvas(size: size)
    for y in 0..<size.height {
      for (x, cell) in picture.row(y).enumerated() {
        guard let glyph = cell.glyph else { continue }
        var style = cell.style
        style.foreground = nearest[style.foreground] ?? style.foreground
        result.fill(Rect(x: x, y: y, width: glyph.columns, height: 1), with: glyph, style: style)
      }
    }
    return result
  }

  private static let lastCell = ">"

  private static let nearest: [ResolvedColor: ResolvedColor] = [
    .rgb(RGB(0xEB1700)): .indexed(196), .rgb(RGB(0x5FAF00)): .indexed(70), .rgb(RGB(0x808080)): .indexed(244),
  ]
}
