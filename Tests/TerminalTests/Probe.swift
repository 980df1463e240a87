import Drawing
import Prism
import TestSupport
import terminal_probe

/// The program that these tests observe. It shows `Picture`, with the last event in the first row.
enum Probe {
  static let path = BuiltProduct.path("terminal-probe")

  /// Starts the probe in a pseudoterminal and waits for its first frame and for the modes that it sets after it.
  static func start(
    _ options: String..., size: Size = Size(60, 14), environment: [String: String] = [:]
  ) throws -> PtySession {
    let session = try PtySession(path, options, size: size, environment: environment)
    try session.wait(forText: "2004h", after: 0)
    return session
  }

  /// Starts the probe in tmux and waits for its first frame.
  static func startInTmux(
    _ options: String..., size: Size = Size(60, 14), term: String = "xterm-256color",
    environment: [String: String] = [:]
  ) throws -> Tmux {
    let tmux = try Tmux(path, options, size: size, term: term, environment: environment)
    try tmux.wait(forText: lastCell)
    return tmux
  }

  /// Returns the picture as a terminal of a colour depth shows it.
  static func picture(size: Size, heard: String = "Nothing", depth: Depth = .palette256) -> Canvas {
    shown(Picture.canvas(size: size, heard: heard), depth: depth)
  }

  static func shown(_ picture: Canvas, depth: Depth) -> Canvas {
    var result = Canvas(size: picture.size)
    for y in 0..<picture.size.height {
      for (x, cell) in picture.row(y).enumerated() {
        guard let glyph = cell.glyph else { continue }
        var style = cell.style
        style.foreground = shown(style.foreground, depth: depth)
        style.background = shown(style.background, depth: depth)
        result.fill(Rect(x: x, y: y, width: glyph.columns, height: 1), with: glyph, style: style)
      }
    }
    return result
  }

  private static let lastCell = ">"

  private static func shown(_ color: ResolvedColor, depth: Depth) -> ResolvedColor {
    switch (color, depth) {
    case (.rgb(let rgb), .palette256): nearest[rgb] ?? color
    // In direct-colour terminfo entries the numbers 0 to 7 are colours of the user's palette, so the program avoids
    // them.
    case (.rgb(RGB(0x000000)), .truecolor): .rgb(RGB(0x010100))
    case (.rgb(RGB(0x000005)), .truecolor): .rgb(RGB(0x010105))
    case (.indexed(let index), .truecolor) where index >= 8: shown(.rgb(Palette256.color(index)), depth: depth)
    default: color
    }
  }

  private static let nearest: [RGB: ResolvedColor] = [
    RGB(0xEB1700): .indexed(196), RGB(0x5FAF00): .indexed(70), RGB(0x808080): .indexed(244),
    RGB(0x000000): .indexed(16), RGB(0x000005): .indexed(16),
  ]
}
