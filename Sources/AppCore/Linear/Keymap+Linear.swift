import Text
import Wording

/// The descriptions of the keys in the linear mode.
extension Keymap {
  /// The most useful keys in one line: `Down next line; Tab next control; …`.
  func linearHints(in words: Words) -> SafeText {
    Self.linearHints(in: words).compactMap { command, word in
      keys(for: command).first.map { SafeText($0.description) + " " + word }
    }
    .joined(separator: "; ")
  }

  private static func linearHints(in words: Words) -> [(Command, SafeText)] {
    [
      (.moveDown, words.nextLineHint), (.nextTarget, words.nextControlHint), (.nextSection, words.nextSectionHint),
      (.open, words.open), (.back, words.back), (.search, words.searchHint), (.help, words.allKeys),
      (.quit, words.quit),
    ]
  }

  /// Every command that has a key and works in the linear mode, and the use of numbers, under the headings of the help.
  func linearHelp(in words: Words) -> [SafeText] {
    HelpGroup.allCases.flatMap { group -> [SafeText] in
      let commands = Command.allCases.compactMap { command -> SafeText? in
        let keys = keys(for: command).map { SafeText($0.description) }.joined(separator: " ")
        guard command.group == group, !keys.isEmpty, let summary = command.linearSummary(in: words) else { return nil }
        return keys + ": " + summary
      }
      let digits = [countLine(in: words)].compactMap(\.self).filter { $0.group == group }.map {
        $0.keys + ": " + $0.does
      }
      let lines = commands + digits
      return lines.isEmpty ? [] : [group.heading(in: words)] + lines
    }
  }
}

extension Keymap.Command {
  /// The description of a command; `nil` for one that needs a screen.
  func linearSummary(in words: Words) -> SafeText? {
    switch self {
    case .moveDown: words.toNextLine
    case .moveUp: words.toLineBefore
    case .moveRight: words.pastWhatStandsInIt
    case .moveLeft: words.toWhatComesBefore
    case .scrollDown: words.readALineOn
    case .scrollUp: words.aLineUp
    case .halfPageDown: words.readHalfAPage
    case .pageDown: words.readAPage
    case .hints: words.lettersFromHere
    case .toggle: words.switchOrRead
    case .mouse, .copy, .copySource, .inspect, .outlines, .edit, .sideBySide: nil
    default: summary(in: words)
    }
  }
}
