import Prism

/// The settings of a screen, from the environment and the user.
public struct ScreenSettings: Sendable {
  /// The terminal type in TERM.
  public var type: String?
  /// The colour depth; `nil` for that of the terminal type.
  public var depth: Depth?
  /// Whether the program gets mouse reports. The terminal then cannot select text by itself.
  public var hearsMouse = true
  /// Whether the terminal may be asked about itself. Its answers arrive as events.
  public var asks = true
  /// Whether the terminal may be asked about its colours, and its answers change the depth.
  public var asksColors = false
  /// The wish about pictures of true pixels; `nil` for none.
  public var pictures: PictureWish?
  /// Whether tmux is between the program and the terminal.
  public var isInTmux = false
  /// Whether frames may use synchronized output if the terminal supports it.
  public var synchronizes = true

  public init(type: String?, depth: Depth? = nil) {
    self.type = type
    self.depth = depth
  }

  /// The questions to the terminal. The one for its type is last, because every terminal answers it.
  public var questions: [Question] {
    guard asks else { return [] }
    return Question.allCases.filter {
      ($0 != .synchronizedOutput || synchronizes) && (!$0.isAboutColors || asksColors)
        && (!$0.isAboutPictures || pictures != nil)
    }
  }
}
