/// Which line of a list the next key is about.
struct ListCursor {
  let count: Int
  private(set) var selected: Int

  init(count: Int, selected: Int = 0) {
    self.count = count
    self.selected = min(max(0, selected), max(0, count - 1))
  }

  /// A screen of lines, more or less.
  private static let page = 10

  /// `false` where a command is about something else.
  mutating func take(_ command: Keymap.Command?) -> Bool {
    switch command {
    case .moveDown, .nextTarget: select(selected + 1)
    case .moveUp, .previousTarget: select(selected - 1)
    case .pageDown, .halfPageDown: select(selected + Self.page)
    case .pageUp, .halfPageUp: select(selected - Self.page)
    case .top: select(0)
    case .end: select(count - 1)
    default: return false
    }
    return true
  }

  mutating func select(_ index: Int) {
    selected = min(max(0, index), max(0, count - 1))
  }

  /// The lines that are seen where there is room for so many: the chosen one is always among them.
  func shown(in rows: Int) -> Range<Int> {
    let rows = max(1, rows)
    let first = max(0, min(selected - rows / 2, count - rows))
    return first..<min(count, first + rows)
  }
}
