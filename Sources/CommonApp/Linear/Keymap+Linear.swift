import Terminal
import Text

/// The same keys in words, for where there is no screen.
extension Keymap {
  /// The most useful ones, in one line: `Down next line; Tab next control; …`
  var linearHints: SafeText {
    Self.linearHints.compactMap { command, word in
      keys(for: command).first.map { SafeText($0.description) + " " + word }
    }
    .joined(separator: "; ")
  }

  private static let linearHints: [(Command, SafeText)] = [
    (.moveDown, "next line"), (.nextTarget, "next control"), (.nextSection, "next section"), (.open, "open"),
    (.back, "back"), (.search, "search"), (.help, "all keys"), (.quit, "quit"),
  ]

  /// Every command that has a key and means something where there is no screen, and what digits do, below the headings of
  /// the help.
  var linearHelp: [SafeText] {
    HelpGroup.allCases.flatMap { group -> [SafeText] in
      let commands = Command.allCases.compactMap { command -> SafeText? in
        let keys = keys(for: command).map { SafeText($0.description) }.joined(separator: " ")
        guard command.group == group, !keys.isEmpty, let summary = command.linearSummary else { return nil }
        return keys + ": " + summary
      }
      let digits = [countLine].compactMap(\.self).filter { $0.group == group }.map { $0.keys + ": " + $0.does }
      let lines = commands + digits
      return lines.isEmpty ? [] : [HelpWords.heading(group)] + lines
    }
  }
}

extension Keymap.Command {
  /// `nil` for what takes a screen.
  var linearSummary: SafeText? {
    switch self {
    case .moveDown: "to the next line"
    case .moveUp: "to the line before"
    case .moveRight: "to what comes after it in its list, past all that stands in it"
    case .moveLeft: "to what comes before it in its list"
    case .scrollDown: "read a line on"
    case .scrollUp: "a line up"
    case .halfPageDown: "read half a page"
    case .pageDown: "read a page"
    case .hints: "letters for what can be opened from here on"
    case .toggle: "switch a control; elsewhere read a page"
    case .mouse, .copy, .copySource, .inspect, .outlines, .sideBySide: nil
    default: summary
    }
  }
}
