extension Mouse {
  public enum Button: Hashable, Sendable, CaseIterable {
    case left, middle, right
    /// The two buttons at the thumb.
    case back, forward
  }
}
