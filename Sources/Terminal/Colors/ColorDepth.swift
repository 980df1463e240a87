import CNcurses
import Prism

/// The way in which colours are numbered on this terminal.
enum ColorDepth: Hashable {
  /// A palette with this number of entries.
  case palette(Int)
  /// Numbers of 24 bits for red, green and blue.
  case direct

  /// The depth of the terminal that ncurses has set up.
  static var current: ColorDepth {
    facet_has_flag("RGB") ? .direct : .palette(hasColors ? Int(tigetnum("colors")) : 0)
  }

  /// Whether the terminal has colours, by the rule that `has_colors` uses when there is a screen.
  private static var hasColors: Bool {
    let ways = [["setaf", "setab"], ["setf", "setb"], ["scp"]]
    return tigetnum("colors") > 0 && tigetnum("pairs") > 0
      && ways.contains { $0.allSatisfy { facet_string($0) != nil } }
  }

  /// Returns the depth of the terminal, or the wished depth if that is less.
  func depth(wished: Depth?) -> Depth {
    let most: Depth =
      switch self {
      case .direct: .truecolor
      case .palette(256...): .palette256
      case .palette(8...): .palette16
      case .palette: .monochrome
      }
    // The cases of `Depth` are in order from many colours to few.
    return Depth.allCases.last { $0 == most || $0 == wished } ?? most
  }

  /// The number of the default colour in the embedded direct-colour entry. There -1 has no effect on colours that are
  /// set (see .tools/facet.ti).
  private static let terminalDefault: Int32 = 0x100_0000

  /// Returns the colour's number for ncurses. -1 is the terminal's own colour, also used for colours that the terminal
  /// lacks.
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

  /// Returns the number of a direct colour. In every direct-colour entry the numbers 0 to 7 are palette entries, so the
  /// darkest blues get one step of red and green.
  private static func direct(_ rgb: RGB) -> Int32 {
    let number = Int32(rgb.red) << 16 | Int32(rgb.green) << 8 | Int32(rgb.blue)
    return number < 8 ? number | 0x010100 : number
  }
}
