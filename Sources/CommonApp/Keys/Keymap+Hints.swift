import Terminal
import Text

/// The hints at the bottom of the screen: a key and a word for each thing that works there.
extension Keymap {
  /// The most useful ones first.
  static let usualHints: [Command] = [.moveDown, .open, .search, .back, .help, .palette, .quit]

  /// As many as there is room for.
  static func line(of hints: [SafeText], width: Int) -> SafeText {
    var line: SafeText = ""
    for hint in hints {
      let longer = line.isEmpty ? hint : line + "  " + hint
      if longer.columns > width { break }
      line = longer
    }
    return line
  }

  /// `Enter open`; `nil` for what has no key.
  func hint(_ command: Command) -> SafeText? {
    let keys = command == .moveDown ? moves : keys(for: command).first.map(Self.mark) ?? ""
    guard !keys.isEmpty else { return nil }
    return keys + " " + Self.word(command)
  }

  private var moves: SafeText {
    [Command.moveUp, .moveDown, .moveLeft, .moveRight].compactMap { keys(for: $0).first.map(Self.mark) }
      .joined(separator: "")
  }

  private static func mark(_ key: Key) -> SafeText {
    switch key {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .escape: "Esc"
    default: SafeText(key.description)
    }
  }

  private static func word(_ command: Command) -> SafeText {
    switch command {
    case .moveDown: "move"
    case .help: "keys"
    case .palette: "all"
    case .reload: "again"
    case .nextMatch: "next"
    case .previousMatch: "previous"
    case .escape: "leave"
    case .openOutside: "outside"
    case .toggle: "switch"
    case .clearFilters: "no filters"
    case .inspect: "look around"
    case .sideBySide: "one page"
    default: SafeText(command.rawValue)
    }
  }
}
