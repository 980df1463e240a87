import Prism

/// What the surroundings say about a terminal, and what the person wants of it.
public struct ScreenSettings: Sendable {
  /// As TERM says.
  public var type: String?
  /// `nil`: as many colours as terminals of the type are known to have.
  public var depth: Depth?
  /// A mouse that the program hears can no longer select text by itself.
  public var hearsMouse = true
  /// Whether the terminal may be asked what it is like. Its answers come as events, if at all.
  public var asks = true
  /// Whether frames may be sent so that the terminal shows each as a whole, if it says that it can.
  public var synchronizes = true

  public init(type: String?, depth: Depth? = nil) {
    self.type = type
    self.depth = depth
  }

  /// What the terminal may be asked. What it is comes last, because every terminal answers that.
  public var questions: [Question] {
    asks ? Question.allCases.filter { $0 != .synchronizedOutput || synchronizes } : []
  }
}
