extension Keymap.Command {
  /// Whether a number before its key says how often.
  var isRepeatable: Bool {
    switch self {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .nextTarget, .previousTarget, .back, .forward, .scrollUp,
      .scrollDown, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .nextSection, .previousSection:
      true
    case .open, .top, .end, .retry, .brand, .scheme, .help, .quit, .suspend, .mouse: false
    }
  }
}
