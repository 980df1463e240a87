import Input

/// Handling the mouse.
extension App {
  /// The rows for one notch of the wheel, as in most programs.
  private static let wheelRows = 3

  mutating func point(_ mouse: Mouse) -> [Effect] {
    guard !SmallScreen.isTooSmall(screen.size) else { return [] }
    switch open.mode {
    case .browsing: return pointOnPage(mouse)
    case .panel: return point(mouse, at: .over)
    case .launching: return []
    case .hinting:
      if case .press = mouse.action { open.mode = .browsing }
      return []
    }
  }

  /// Scrolls with the wheel. A click moves the focus, and opens a target that has the focus already.
  private mutating func pointOnPage(_ mouse: Mouse) -> [Effect] {
    if open.panelBeside != nil {
      if split.panel.contains(x: mouse.x, y: mouse.y) { return point(mouse, at: .beside) }
      if case .press = mouse.action { open.panelBeside?.hasKeys = false }
    }
    if let rows = Self.rows(of: mouse.action) { history.current.scroll(by: rows) }
    switch mouse.action {
    case .wheel(.left): history.current.move(.left)
    case .wheel(.right): history.current.move(.right)
    case .press(.left) where mouse.y < Self.pageSize(of: screen.size).height:
      notices.message = nil
      keyMemory.count = nil
      let area = pageArea
      guard area.contains(x: mouse.x, y: mouse.y) else { return pointAtOtherSide(x: mouse.x, y: mouse.y) }
      return history.current.focus(x: mouse.x - area.x, y: mouse.y - area.y) ? openFocused() : []
    case .press(.back): return perform(.back)
    case .press(.forward): return perform(.forward)
    default: break
    }
    return []
  }

  package static func rows(of action: Mouse.Action) -> Int? {
    switch action {
    case .wheel(.up): -wheelRows
    case .wheel(.down): wheelRows
    default: nil
    }
  }
}
