extension Mouse {
  /// Where the wheel wants to see more: "down" is what most people get by pulling it towards them.
  public enum Direction: Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }
}
