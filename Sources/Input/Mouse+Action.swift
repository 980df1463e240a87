extension Mouse {
  public enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// The pointer moved to another cell while the button was held.
    case drag(Button)
    case wheel(Direction)
  }
}
