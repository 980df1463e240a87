import Input

/// The selected line of a list.
struct ListCursor {
  let count: Int
  private(set) var selected: Int

  init(count: Int, selected: Int = 0) {
    self.count = count
    self.selected = min(max(0, selected), max(0, count - 1))
  }

  /// The number of lines by which the page keys move.
  private static let page = 10

  enum Outcome {
    case chosen(Int)
    case waiting
    case nothing
  }

  /// Handles a key in a list over the page. `opener` is the command that opens the list and also closes it.
  mutating func take(_ key: Key, _ keymap: Keymap, openedBy opener: Keymap.Command) -> Outcome {
    switch key {
    case .enter: return count > 0 ? .chosen(selected) : .nothing
    case .escape, .control("c"): return .nothing
    default:
      guard let command = keymap.command(for: key), !take(command) else { return .waiting }
      return [.back, .quit, opener].contains(command) ? .nothing : .waiting
    }
  }

  /// Moves the selection; returns `false` for a command that does not move it.
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

  /// Returns the visible lines on this many rows, with the selected one among them.
  func shown(in rows: Int) -> Range<Int> {
    let rows = max(1, rows)
    let first = max(0, min(selected - rows / 2, count - rows))
    return first..<min(count, first + rows)
  }
}
