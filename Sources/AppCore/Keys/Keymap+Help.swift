import Input
import Text
import Wording

/// The help: the table of keys, grouped by what a user wants to do.
extension Keymap {
  struct HelpSection {
    let group: HelpGroup
    let lines: [Line]
  }

  /// Every command that has a key, and what a number does, under their headings. No heading is without a line.
  func helpSections(in words: Words) -> [HelpSection] { Self.sections(of: help(in: words)) }

  /// The lines of the help that hold all of the words, in their keys, what they do, their names or their headings.
  func helpSections(with sought: [SafeText], in words: Words) -> [HelpSection] {
    Self.sections(
      of: help(in: words).filter { line in
        sought.allSatisfy { word in
          [line.keys, line.does, line.name, line.group.heading(in: words)].contains { !$0.columns(of: word).isEmpty }
        }
      })
  }

  private static func sections(of lines: [Line]) -> [HelpSection] {
    HelpGroup.allCases.compactMap { group in
      let lines = lines.filter { $0.group == group }
      return lines.isEmpty ? nil : HelpSection(group: group, lines: lines)
    }
  }

  /// The digits that begin a number in front of a key; those that are bound to a command do not.
  var countingKeys: [Key] {
    (UnicodeScalar("1").value...UnicodeScalar("9").value).compactMap(UnicodeScalar.init).map(Key.character)
      .filter { command(for: $0) == nil }
  }

  /// What digits do, as a line of the help.
  package func countLine(in words: Words) -> Line? {
    let keys = countingKeys.map { SafeText($0.description) }
    guard let first = keys.first, let last = keys.last else { return nil }
    let digits = keys.count == 9 ? first + "-" + last : keys.joined(separator: " ")
    return Line(keys: digits, does: words.repeatCount, name: "", group: .move)
  }
}
