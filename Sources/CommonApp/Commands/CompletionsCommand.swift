import Reporting
import Text

/// Prints a script that completes command lines in a shell.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let guide = CommandGuide(
    summary: "print a script that completes commands, options and their values in a shell",
    forms: ["bash|zsh|fish"],
    notes: ["The script knows the brands, components, client versions and rules of this program."],
    examples: [
      ("bash > ~/.local/share/bash-completion/completions/facet", "for every new bash"),
      ("zsh > ~/.zsh/_facet", "for zsh, in a folder of its fpath"),
      ("fish > ~/.config/fish/completions/facet.fish", "for fish"),
    ])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let shells = try Arguments(words, for: Self.self, in: program).operands
    guard let shell = shells.first, shells.count == 1 else {
      throw .usage("completions needs the name of one shell: \(program.usage(of: Self.self))")
    }
    let lines = try lines(for: shell, CompletionTable(program))
    lines.forEach { program.console.print(SafeText($0)) }
    return ExitStatus.success.rawValue
  }

  private static func lines(for shell: String, _ table: CompletionTable) throws(Failure) -> [String] {
    switch shell {
    case "bash": return BashCompletions(table: table).lines
    case "zsh": return ZshCompletions(table: table).lines
    case "fish": return FishCompletions(table: table).lines
    default: throw .usage("there are no completions for '\(SafeText(shell))'; the shells are bash, zsh, fish")
    }
  }
}
