import Drawing
import Glibc
import Prism
import Reporting
import Text

/// The properties that a screen would have on a terminal, found by the same rules without writing to it.
public struct ScreenPlan {
  /// The name of the terminfo entry.
  public let entry: Decision<String>
  public let isEntryEmbedded: Bool
  public let depth: Depth
  /// The number of colours of the entry; `nil` for direct colours.
  public let colorCount: Int?
  /// Whether the terminal can be asked for reports and answers.
  public let takesControlSequences: Bool
  public let size: Decision<Size>
  /// The size of a cell in pixels, as far as the device knows it.
  public let cell: Size?

  /// Finds the properties. Throws the same errors as the screen.
  public init(_ settings: ScreenSettings, output: Int32 = STDOUT_FILENO) throws(TerminalError) {
    let entry = try TerminalEntry(type: settings.type, depth: settings.depth, on: output)
    let abilities = entry.abilities
    self.entry = Decision(entry.name, because: entry.reason)
    isEntryEmbedded = entry.isEmbedded
    depth = abilities.colors.depth(wished: settings.depth)
    colorCount = if case .palette(let count) = abilities.colors { count } else { nil }
    takesControlSequences = abilities.takesControlSequences
    size = Self.size(of: output, abilities)
    cell = Device.cell(of: output) ?? Device.cell(ofTerminalAt: "/dev/tty")
  }

  /// Returns the size by the rules of ncurses without environment variables.
  private static func size(of output: Int32, _ abilities: EntryAbilities) -> Decision<Size> {
    var window = winsize()
    if ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 {
      return Decision(Size(Int(window.ws_col), Int(window.ws_row)), because: "the terminal says so")
    }
    if let size = abilities.size { return Decision(size, because: "the terminal does not say; its entry does") }
    return Decision(Size(80, 24), because: "neither the terminal nor its entry says")
  }
}
