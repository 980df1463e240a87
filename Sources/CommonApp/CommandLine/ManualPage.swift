import AppRuntime
import Sessions
import Text

/// The man page of the program, or of one command, in the language of `man`.
struct ManualPage {
  let program: Program
  let commands: [any Command.Type]

  private var name: String { program.name }
  private var isWhole: Bool { commands.count > 1 }

  var lines: [String] {
    let title = isWhole ? name : name + "-" + (commands.first?.name ?? "")
    let summary = isWhole ? "show Facet feeds in a terminal" : commands.first?.guide.summary.string ?? ""
    var lines = [
      ".TH \(Self.escaped(title).uppercased()) 1 \"\" \"\(name) \(ProgramContext.version)\" \"User Commands\"",
      ".SH NAME", Self.escaped(title) + " \\- " + Self.escaped(summary),
    ]
    if isWhole {
      lines += overview
    } else {
      for command in commands { lines += synopsis(command) + body(command, heading: ".SH") }
    }
    lines.append(".SH EXIT STATUS")
    for (number, means) in CommandHelp.statuses(of: isWhole ? nil : commands.first, in: program) {
      lines += Self.entry("\(number)", Self.escaped(means.string))
    }
    return lines
  }

  private var overview: [String] {
    var lines = [
      ".SH SYNOPSIS", ".B \(name)", Self.escaped("[SOURCE…] [OPTION…]"), ".br", ".B \(name)", "COMMAND …",
      ".SH DESCRIPTION", Self.escaped(HelpCommand.sources(program).string), ".SH COMMANDS",
    ]
    for command in commands {
      lines.append(".SS \"" + Self.escaped("\(name) \(command.name)") + "\"")
      lines += usage(command) + body(command, heading: nil)
    }
    return lines
  }

  private func synopsis(_ command: any Command.Type) -> [String] { [".SH SYNOPSIS"] + usage(command) }

  private func usage(_ command: any Command.Type) -> [String] {
    let options = command.guide.groups.isEmpty ? "" : " [OPTION…]"
    var lines: [String] = []
    for form in command.guide.forms {
      if !lines.isEmpty { lines.append(".br") }
      lines.append(".B " + Self.escaped("\(name) \(command.name)"))
      let operands = form.string + options
      if !operands.isEmpty { lines.append(Self.escaped(operands)) }
    }
    return lines
  }

  private func body(_ command: any Command.Type, heading: String?) -> [String] {
    let guide = command.guide
    let accepted = guide.options(in: program)
    var lines = heading.map { ["\($0) DESCRIPTION"] } ?? [".PP"]
    lines += ([guide.summary.capitalized.string + "."] + guide.notes.map(\.string)).map(Self.escaped)
    let uses = guide.groups.flatMap(\.uses).filter { accepted.contains($0.option) }
    if let heading, !uses.isEmpty { lines.append("\(heading) OPTIONS") }
    for use in uses {
      let names = (use.option.letter.map { ["-\($0)"] } ?? []) + ["--" + use.option.rawValue]
      let bold = names.map { "\\fB" + Self.escaped($0) + "\\fR" }.joined(separator: ", ")
      lines += Self.entry(bold + Self.escaped(use.value.map { " " + $0.string } ?? ""), Self.escaped(use.effect.string))
    }
    if let heading, !guide.examples.isEmpty { lines.append("\(heading) EXAMPLES") }
    for (words, does) in guide.examples {
      let line = [name, command.name, words.string].filter { !$0.isEmpty }.joined(separator: " ")
      lines += Self.entry("\\fB" + Self.escaped(line) + "\\fR", Self.escaped(does.string))
    }
    return lines
  }

  private static func entry(_ term: String, _ text: String) -> [String] { [".TP", term, text] }

  /// The text with its backslashes and hyphens kept, and without a leading character that begins a request.
  private static func escaped(_ text: String) -> String {
    let kept = text.flatMap { character -> [Character] in
      switch character {
      case "\\": Array("\\e")
      case "-": Array("\\-")
      default: [character]
      }
    }
    return (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + String(kept)
  }
}
