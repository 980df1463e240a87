import Input
import Text
import Wording

/// The hints at the bottom of the screen: a key and a word for each command that works there.
extension Keymap {
  /// The usual hints, the most useful ones first.
  package static let usualHints: [Command] = [.moveDown, .open, .search, .back, .help, .palette, .quit]

  /// Joins as many hints as fit.
  package static func line(of hints: [SafeText], width: Int) -> SafeText {
    var line: SafeText = ""
    for hint in hints {
      let longer = line.isEmpty ? hint : line + "  " + hint
      if longer.columns > width { break }
      line = longer
    }
    return line
  }

  /// The hint of a command, such as `Enter open`; `nil` for one without a key.
  package func hint(_ command: Command, in words: Words) -> SafeText? {
    let keys = command == .moveDown ? moves : keys(for: command).first.map(Self.mark) ?? ""
    guard !keys.isEmpty else { return nil }
    return keys + " " + Self.word(command, in: words)
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

  private static func word(_ command: Command, in words: Words) -> SafeText {
    switch command {
    case .moveDown: words.moveHint
    case .help: words.keysHint
    case .palette: words.paletteHint
    case .reload: words.reloadHint
    case .nextMatch: words.nextHint
    case .previousMatch: words.previousHint
    case .escape: words.leaveHint
    case .openOutside: words.outsideHint
    case .toggle: words.switchHint
    case .clearFilters: words.noFiltersHint
    case .inspect: words.inspectHint
    case .sideBySide: words.onePageHint
    case .search: words.searchHint
    case .copy: words.copyHint
    case .messages: words.messagesHint
    default: command.summary(in: words)
    }
  }
}
