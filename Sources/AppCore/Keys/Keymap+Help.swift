import Input
import Text
import Wording

/// The help: the table of keys, grouped by task.
extension Keymap {
  struct HelpSection {
    let group: HelpGroup
    let lines: [Line]
  }

  /// Every command with a key, and the use of numbers, under headings. Empty headings are left out.
  func helpSections(in words: Words) -> [HelpSection] { Self.sections(of: help(in: words)) }

  /// The lines of the help that hold all of the words, in their keys, descriptions, names or headings. A word may also
  /// begin another name of the command.
  func helpSections(with sought: [SafeText], in words: Words) -> [HelpSection] {
    Self.sections(
      of: help(in: words).filter { line in
        sought.allSatisfy { word in
          [line.keys, line.does, line.name, line.group.heading(in: words)].contains { !$0.columns(of: word).isEmpty }
            || line.otherNames.contains { $0.hasPrefix(word.string.folded) }
        }
      })
  }

  private static func sections(of lines: [Line]) -> [HelpSection] {
    HelpGroup.allCases.compactMap { group in
      let lines = lines.filter { $0.group == group }
      return lines.isEmpty ? nil : HelpSection(group: group, lines: lines)
    }
  }

  /// The digits that begin a number, which are those without a command.
  var countingKeys: [Key] {
    (UnicodeScalar("1").value...UnicodeScalar("9").value).compactMap(UnicodeScalar.init).map(Key.character)
      .filter { command(for: $0) == nil }
  }

  /// The use of numbers, as a line of the help.
  package func countLine(in words: Words) -> Line? {
    let keys = countingKeys.map { SafeText($0.description) }
    guard let first = keys.first, let last = keys.last else { return nil }
    let digits = keys.count == 9 ? first + "-" + last : keys.joined(separator: " ")
    return Line(keys: digits, does: words.repeatCount, name: "", group: .move)
  }
}
