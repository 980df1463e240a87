/// The style of one cell, fully resolved.
public struct ResolvedStyle: Hashable, Sendable {
  public var foreground: ResolvedColor
  public var background: ResolvedColor
  public var attributes: TextAttributes

  public init(
    foreground: ResolvedColor = .terminalDefault,
    background: ResolvedColor = .terminalDefault,
    attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
