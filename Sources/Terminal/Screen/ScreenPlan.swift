import Drawing
import Glibc
import Prism
import Reporting
import Text

/// What a screen would be like on a terminal, found out by the same rules but without taking it: nothing is written.
public struct ScreenPlan {
  /// The terminfo entry.
  public let entry: Decision<String>
  public let isEntryEmbedded: Bool
  public let depth: Depth
  /// How many colours the entry has; `nil` for all.
  public let colorCount: Int?
  /// Whether reports can be switched on, and questions asked.
  public let takesControlSequences: Bool
  public let size: Decision<Size>

  /// Throws what the screen would.
  public init(_ settings: ScreenSettings, output: Int32 = STDOUT_FILENO) throws(TerminalError) {
    let entry = try TerminalEntry(type: settings.type, depth: settings.depth, on: output)
    let abilities = entry.abilities
    self.entry = Decision(entry.name, because: entry.reason)
    isEntryEmbedded = entry.isEmbedded
    depth = abilities.colors.depth(wished: settings.depth)
    colorCount = if case .palette(let count) = abilities.colors { count } else { nil }
    takesControlSequences = abilities.takesControlSequences
    size = Self.size(of: output, abilities)
  }

  /// As ncurses goes about it when the environment has no say.
  private static func size(of output: Int32, _ abilities: EntryAbilities) -> Decision<Size> {
    var window = winsize()
    if ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 {
      return Decision(Size(Int(window.ws_col), Int(window.ws_row)), because: "the terminal says so")
    }
    if let size = abilities.size { return Decision(size, because: "the terminal does not say; its entry does") }
    return Decision(Size(80, 24), because: "neither the terminal nor its entry says")
  }
}
