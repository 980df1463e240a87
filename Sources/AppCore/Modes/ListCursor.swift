import Input

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

  enum Outcome {
    case chosen(Int)
    case waiting
    case nothing
  }

  /// What a key does in a list that lies over the page. `opener` is the command that has put it there, and takes it away.
  mutating func take(_ key: Key, _ keymap: Keymap, openedBy opener: Keymap.Command) -> Outcome {
    switch key {
    case .enter: return count > 0 ? .chosen(selected) : .nothing
    case .escape, .control("c"): return .nothing
    default:
      guard let command = keymap.command(for: key), !take(command) else { return .waiting }
      return [.back, .quit, opener].contains(command) ? .nothing : .waiting
    }
  }

  /// `false` where a command is about something else.
  private mutating func take(_ command: Keymap.Command) -> Bool {
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
