/// The script that completes command lines in fish.
struct FishCompletions {
  let table: CompletionTable

  var lines: [String] {
    let name = table.program
    let all = table.commands.map(\.name).joined(separator: " ")
    let start = "complete -c \(name) -n 'not __fish_seen_subcommand_from \(all)'"
    var lines = [
      "# Completions of \(name) for fish. Load them with: \(name) completions fish | source",
      "complete -c \(name) -f",
      start + " -s h -l help -d 'Print the help'",
      start + " -s V -l version -d 'Print the version'",
    ]
    for command in table.commands {
      lines.append(start + " -a \(command.name) -d " + Self.quoted(command.summary))
    }
    for command in table.commands { lines += self.lines(of: command) }
    return lines
  }

  private func lines(of command: CompletionTable.Command) -> [String] {
    // `open` may be left out, so its options also stand where no other command does.
    let others = table.commands.map(\.name).filter { $0 != command.name }.joined(separator: " ")
    let condition =
      command.name == "open"
      ? "not __fish_seen_subcommand_from \(others)" : "__fish_seen_subcommand_from \(command.name)"
    let start = "complete -c \(table.program) -n '\(condition)'"
    let options = command.options.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      return start + letter + " -l \(option.name)" + (option.words.map { value($0, isList: option.takesList) } ?? "")
        + " -d " + Self.quoted(option.summary)
    }
    var lines = options
    if command.name != "open" { lines.append(start + " -s h -l help -d 'Print the help of the command'") }
    if command.operands.takesFiles { lines.append(start + " -F") }
    let words = command.operands.words.joined(separator: " ")
    if !words.isEmpty { lines.append(start + " -a '\(words)'") }
    return lines
  }

  private func value(_ words: CompletionWords, isList: Bool) -> String {
    guard !isList else {
      return " -x -a '(__fish_complete_list , \"string split , \(words.words.joined(separator: ","))\")'"
    }
    let list = words.words.joined(separator: " ")
    return (words.takesFiles ? " -r -F" : " -x") + (list.isEmpty ? "" : " -a '\(list)'")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] } + "'"
  }
}
