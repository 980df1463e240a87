import CNcurses
import Prism

/// How colours are numbered on this terminal.
enum ColorDepth: Hashable {
  /// So many palette entries.
  case palette(Int)
  /// A number is 24 bits of red, green and blue.
  case direct

  /// Asks the terminal that is set up.
  static var current: ColorDepth {
    facet_has_flag("RGB") ? .direct : .palette(hasColors ? Int(tigetnum("colors")) : 0)
  }

  /// What `has_colors` says when there is a screen.
  private static var hasColors: Bool {
    let ways = [["setaf", "setab"], ["setf", "setb"], ["scp"]]
    return tigetnum("colors") > 0 && tigetnum("pairs") > 0
      && ways.contains { $0.allSatisfy { facet_string($0) != nil } }
  }

  /// What there is, or less if less is wanted.
  func depth(wished: Depth?) -> Depth {
    let most: Depth =
      switch self {
      case .direct: .truecolor
      case .palette(256...): .palette256
      case .palette(8...): .palette16
      case .palette: .monochrome
      }
    // From many colours to few.
    return Depth.allCases.last { $0 == most || $0 == wished } ?? most
  }

  /// In our own entry, which could not tell what -1 does to the colours that are set (see .tools/facet.ti).
  private static let terminalDefault: Int32 = 0x100_0000

  /// The number ncurses takes; -1 is the terminal's own colour, and stands for what the terminal does not have.
  func number(of color: ResolvedColor) -> Int32 {
    switch (color, self) {
    case (.terminalDefault, .palette): -1
    case (.terminalDefault, .direct): facet_color_count() > Self.terminalDefault ? Self.terminalDefault : -1
    case (.indexed(let index), .palette(let count)): Int(index) < count ? Int32(index) : -1
    case (.rgb(let rgb), .palette(let count)): count >= 256 ? Int32(Palette256.nearest(to: rgb)) : -1
    case (.rgb(let rgb), .direct): Self.direct(rgb)
    case (.indexed(let index), .direct): index < 8 ? Int32(index) : Self.direct(Palette256.color(index))
    }
  }

  /// In every direct-colour entry the numbers 0 to 7 are palette entries: the darkest blues give way by one step of red.
  private static func direct(_ rgb: RGB) -> Int32 {
    let number = Int32(rgb.red) << 16 | Int32(rgb.green) << 8 | Int32(rgb.blue)
    return number < 8 ? number | 0x010100 : number
  }
}
