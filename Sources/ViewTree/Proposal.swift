import Prism

/// What a view is laid out for: the room there is, and the letters that icons are drawn with.
public struct Proposal: Sendable {
  public let width: Int
  public let icons: IconSet

  public init(width: Int, icons: IconSet = IconSet()) {
    self.width = width
    self.icons = icons
  }

  /// The same, in less room.
  public func narrowed(to width: Int) -> Proposal {
    Proposal(width: max(0, width), icons: icons)
  }
}
