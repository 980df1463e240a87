import AppCore
import Reporting
import Text

/// Prints the help for the program, a command, or the keys.
enum HelpCommand: Command {
  static let name = "help"
  static let guide = CommandGuide(
    summary: "list the commands, the options of a command, or the keys", forms: ["[COMMAND]", "keys"],
    groups: [OptionGroup("Options", .man)],
    examples: [
      ("render", "list the options of render"), ("keys", "list the keys with your settings"),
      ("--man | man -l -", "read the man page"),
    ])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    if let extra = arguments.operands.dropFirst().first {
      throw .usage("help takes one COMMAND; '\(extra)' is too many")
    }
    guard let word = arguments.operands.first else {
      if arguments.has(.man) {
        printManual(of: Program.commands, in: program)
      } else {
        printOverview(of: program)
      }
      return ExitStatus.success.rawValue
    }
    if word == "keys", !arguments.has(.man) {
      printKeys(in: program)
      return ExitStatus.success.rawValue
    }
    guard let command = Program.commands.first(where: { $0.name == word }) else {
      throw .usage(program.noCommand(word, orFile: false))
    }
    if arguments.has(.man) {
      printManual(of: [command], in: program)
      return ExitStatus.success.rawValue
    }
    program.console.print(CommandHelp(of: command, in: program, width: program.console.width).lines)
    return ExitStatus.success.rawValue
  }

  private static func printManual(of commands: [any Command.Type], in program: Program) {
    ManualPage(program: program, commands: commands).lines.forEach { program.console.print(SafeText($0)) }
  }

  /// The kinds of SOURCE.
  static func sources(_ program: Program) -> SafeText {
    "SOURCE is a JSON file, several (pages, in order), a folder with an index.json, a .har of a browser, - for "
      + "standard input, or the address of a server (https://…). '\(SafeText(program.name)) SOURCE' opens it too."
  }

  /// Prints all keys as they are bound, with the names of their commands for the configuration.
  private static func printKeys(in program: Program) {
    let console = program.console
    let configuration = program.configuration
    if let warning = configuration.warning {
      console.complain(SafeText(program.name) + ": " + warning.text(in: .english))
    }
    let keymap = configuration.keymap
    let lines = keymap.lines(in: .english) + [keymap.countLine(in: .english)].compactMap(\.self)
    let keyWidth = (lines.map(\.keys.columns).max() ?? 0) + 2
    let width = (lines.map(\.does.columns).max() ?? 0) + 2
    for group in HelpGroup.allCases {
      console.print(group.heading(in: .english))
      for line in lines where line.group == group {
        let does = line.name.isEmpty ? line.does : line.does.padded(to: width) + line.name
        console.print("  " + line.keys.padded(to: keyWidth) + does)
      }
    }
  }

  private static func printOverview(of program: Program) {
    let console = program.console
    console.print("\(program.name) shows Facet feeds in a terminal.")
    console.print("")
    let columns = (Program.commands.map { $0.name.count }.max() ?? 0) + 2
    for command in Program.commands {
      console.print(
        CommandHelp.entry(SafeText(command.name), command.guide.summary, width: console.width, columns: columns))
    }
    console.print("")
    console.print("'\(program.name) COMMAND --help' lists the options of a command, with examples.")
    console.print("")
    console.print(sources(program).wrapped(to: min(console.width, 100)))
    console.print("Brands: \(program.brands.map(\.name).joined(separator: ", ")).")
    console.print(
      "Keys: " + Keymap.usualHints.compactMap { Keymap.standard.hint($0, in: .english) }.joined(separator: "  ")
        + " ('\(program.name) help keys' lists all)")
    console.print(
      "Exit status: 0 fine, 1 lint found errors, diff differences or replay --check other frames, 64 usage,")
    console.print("65 not a feed, 66 no such input, 69 no answer from the server, 70 internal error, 74 cannot write.")
  }
}
