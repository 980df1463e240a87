import Reporting
import Text

/// The help of one command: its usage, its options with their effects, examples and exit statuses.
struct CommandHelp {
  let program: Program
  let command: any Command.Type
  /// The columns of the output.
  let width: Int

  private static let indent: SafeText = "  "
  /// The widest synopsis that its effect stands beside; wider ones have their effect on the next line.
  private static let widestSynopsis = 26
  /// The widest lines of help; longer ones are hard to read.
  private static let mostColumns = 100

  init(of command: any Command.Type, in program: Program, width: Int) {
    self.command = command
    self.program = program
    self.width = min(width, Self.mostColumns)
  }

  var lines: [SafeText] {
    let guide = command.guide
    var lines = usage
    for text in [guide.summary.capitalized + "."] + guide.notes {
      lines.append("")
      lines += text.wrapped(to: width)
    }
    for group in guide.groups {
      let uses = group.uses.filter { guide.options(in: program).contains($0.option) }
      lines += ["", group.title + ":"] + uses.flatMap(self.lines(of:))
    }
    if !guide.examples.isEmpty {
      lines += ["", "Examples:"]
      for (words, does) in guide.examples {
        lines.append(Self.indent + (name + " " + words).trimmed)
        lines += does.wrapped(to: width - 6).map { "      " + $0 }
      }
    }
    return lines + ["", "Exit status:"] + statuses
  }

  /// A line for each form of the operands: `usage: facet diff [OPTION…] OLD NEW`.
  private var usage: [SafeText] {
    let guide = command.guide
    return guide.forms.enumerated().map { index, form in
      let options: SafeText = guide.groups.isEmpty ? "" : " [OPTION…]"
      return (index == 0 ? "usage: " : "       ") + name + (form.isEmpty ? "" : " " + form) + options
    }
  }

  private var name: SafeText { "\(SafeText(program.name)) \(SafeText(command.name))" }

  private func lines(of use: OptionUse) -> [SafeText] {
    Self.entry(use.synopsis, use.effect, width: width)
  }

  private var statuses: [SafeText] {
    Self.statuses(of: command, in: program).flatMap { number, means in
      Self.entry(SafeText("\(number)").padded(to: 2), means, width: width, columns: 4)
    }
  }

  /// The exit statuses of a command, or of all commands.
  static func statuses(of command: (any Command.Type)?, in program: Program) -> [(number: Int, means: SafeText)] {
    let all = command.map { [$0] } ?? Program.commands
    let own = all.flatMap { command in
      command.guide.statuses.map { status -> (Int, SafeText) in
        (status.number, all.count == 1 ? status.means : SafeText(command.name) + ": " + status.means)
      }
    }
    let shared: [(number: ExitStatus, means: SafeText)] = [
      (.usage, "wrong command line"), (.notAFeed, "no feed"), (.noInput, "no such input"),
      (.unavailable, "no answer from the server, or a missing program"), (.internalError, "internal error"),
      (.cannotWrite, "cannot write"),
    ]
    return [(0, "success")] + own + shared.map { (Int($0.number.rawValue), $0.means) }
  }

  /// A term with its text beside it; below it if the term is wide or the terminal narrow.
  static func entry(_ term: SafeText, _ text: SafeText, width: Int, columns: Int = widestSynopsis + 2) -> [SafeText] {
    let isNarrow = width < 2 * columns
    let beside = isNarrow ? 4 : columns
    let rest = SafeText(String(repeating: " ", count: beside + 2))
    let lines = text.wrapped(to: width - beside - 2)
    guard !isNarrow, term.columns + 2 <= columns || columns < widestSynopsis, let first = lines.first else {
      return alternatives(in: term, width: width).map { indent + $0 } + lines.map { rest + $0 }
    }
    return [indent + term.padded(to: columns) + first] + lines.dropFirst().map { rest + $0 }
  }

  /// The lines of a term; one that is wider than the terminal is broken behind a `|`.
  private static func alternatives(in term: SafeText, width: Int) -> [SafeText] {
    guard term.columns + 2 > width else { return [term] }
    var lines: [SafeText] = [""]
    for (index, part) in term.string.split(separator: "|").enumerated() {
      let next: SafeText = (index > 0 ? "|" : "") + SafeText(String(part))
      if index > 0, (lines[lines.count - 1] + next).columns + 2 >= width {
        lines[lines.count - 1] = lines[lines.count - 1] + "|"
        lines.append("    " + SafeText(String(part)))
      } else {
        lines[lines.count - 1] = lines[lines.count - 1] + next
      }
    }
    return lines
  }
}

extension SafeText {
  /// The text with a capital letter at its beginning.
  var capitalized: SafeText { SafeText(string.prefix(1).uppercased() + string.dropFirst()) }

  fileprivate var trimmed: SafeText { string.hasSuffix(" ") ? SafeText(String(string.dropLast())) : self }
}
