import Drawing
import Glibc
import Input
import Prism
import Reporting
import Text

/// The user's wish about pictures of true pixels.
public enum PictureWish: Sendable {
  /// The terminal is asked, and its answer decides.
  case best
  /// Kitty's placeholders, whatever the terminal says.
  case placeholders
  /// Sixels, whatever the terminal says.
  case sixels

  /// Returns the way of showing pixels, or `nil` if there is none. `window` is the size of a cell by the terminal's
  /// device.
  public func way(_ facts: PictureFacts, depth: Depth, window: Size?) -> Decision<TerminalPictures?> {
    let cell = facts.cell ?? window
    let placeholders = TerminalPictures.placeholders(cell: cell ?? Self.usualCell)
    switch self {
    case .placeholders:
      return depth == .truecolor
        ? Decision(placeholders, because: "they are asked for") : Decision(nil, because: Self.needsColors)
    case .sixels:
      return cell.map { Decision(Self.sixels($0, facts), because: "they are asked for") }
        ?? Decision(nil, because: Self.needsSize)
    case .best:
      if facts.takesGraphics, depth == .truecolor {
        guard let name = facts.name, Self.lacksPlaceholders(name.string) else {
          return Decision(placeholders, because: "the terminal has taken a picture")
        }
        if !facts.takesSixels { return Decision(nil, because: "\(name) draws pictures, but not in the place of text") }
      }
      guard facts.takesSixels else {
        return Decision(nil, because: facts.takesGraphics ? Self.needsColors : "the terminal has taken no picture")
      }
      return cell.map { Decision(Self.sixels($0, facts), because: "the terminal says that it takes sixels") }
        ?? Decision(nil, because: Self.needsSize)
    }
  }

  private static func sixels(_ cell: Size, _ facts: PictureFacts) -> TerminalPictures {
    .sixels(cell: cell, colors: facts.colors ?? 256)
  }

  /// The size of a cell where it is not known. Terminals scale pictures to their cells, so it decides only about
  /// sharpness.
  private static let usualCell = Size(10, 20)

  /// Whether a terminal takes pictures, but knows no placeholders. The protocol has no question for these.
  private static func lacksPlaceholders(_ name: String) -> Bool {
    ["WezTerm", "Konsole", "iTerm2"].contains { name.hasPrefix($0) }
  }

  private static let needsColors: SafeText = "pictures in the place of text need 24-bit colours"
  private static let needsSize: SafeText = "sixels need the size of a cell, which the terminal does not tell"
}
