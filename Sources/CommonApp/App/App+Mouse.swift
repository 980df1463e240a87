import Terminal

/// What the mouse does.
extension App {
  /// What a notch of the wheel is worth nearly everywhere.
  private static let wheelRows = 3

  /// The wheel scrolls; a click moves the focus, and opens what has it already.
  mutating func point(_ mouse: Mouse) -> [Effect] {
    guard case .browsing = mode else {
      // A click beside what lies over the page puts it away.
      if case .press = mouse.action { mode = .browsing }
      return []
    }
    switch mouse.action {
    case .wheel(.up): history.current.page?.scroll(by: -Self.wheelRows)
    case .wheel(.down): history.current.page?.scroll(by: Self.wheelRows)
    case .wheel(.left): history.current.move(.left)
    case .wheel(.right): history.current.move(.right)
    case .press(.left):
      message = nil
      return history.current.focus(x: mouse.x, y: mouse.y) ? openFocused() : []
    case .press(.back): return perform(.back)
    case .press(.forward): return perform(.forward)
    default: break
    }
    return []
  }
}
