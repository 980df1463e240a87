extension Mouse {
  /// The direction in which the wheel scrolls. On most systems pulling the wheel towards the user is "down".
  public enum Direction: Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }
}
