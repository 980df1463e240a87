/// The script that completes command lines in zsh.
struct ZshCompletions {
  let table: CompletionTable

  var lines: [String] {
    let name = table.program
    var lines = [
      "#compdef \(name)",
      "# Completions of \(name) for zsh. Load them with: source <(\(name) completions zsh)",
      "_\(name)() {",
      "  local -a commands",
      "  commands=(",
    ]
    for command in table.commands { lines.append("    " + Self.quoted(command.name + ":" + command.summary)) }
    lines += [
      "  )",
      "  local command=open",
      "  case $words[2] in",
      "    \(table.commands.map(\.name).joined(separator: "|")))",
      "      if ((CURRENT > 2)); then",
      "        command=$words[2]",
      "        shift words",
      "        ((CURRENT--))",
      "      fi ;;",
      "  esac",
      "  if ((CURRENT == 2)) && [[ $command == open && $words[1] != open && $words[2] != -* ]]; then",
      "    _describe command commands",
      "    _files",
      "    return",
      "  fi",
      "  case $command in",
    ]
    for command in table.commands { lines += self.lines(of: command) }
    lines += [
      "  esac",
      "}",
      "if [[ $funcstack[1] == _\(name) ]]; then",
      "  _\(name) \"$@\"",
      "else",
      "  compdef _\(name) \(name)",
      "fi",
    ]
    return lines
  }

  private func lines(of command: CompletionTable.Command) -> [String] {
    let specifications =
      command.options.map(specification) + ["'--help[Print the help of the command]'"]
      + ["'*:operand:\(action(command.operands))'"]
    return ["    \(command.name))", "      _arguments -s -S \\"]
      + specifications.dropLast().map { "        \($0) \\" } + ["        \(specifications.last ?? "") ;;"]
  }

  private func specification(_ option: CompletionTable.Entry) -> String {
    let text = "[" + Self.escaped(option.summary) + "]"
    let value =
      option.words.map {
        ":" + Self.escaped(option.placeholder) + ":" + (option.takesList ? listAction($0) : action($0))
      } ?? ""
    let ending = option.words == nil ? "" : "="
    let start = option.isRepeatable ? "*" : ""
    guard let letter = option.letter else {
      return Self.quoted(start + "--" + option.name + ending + text + value)
    }
    let short = option.words == nil ? "-\(letter)" : "-\(letter)+"
    let names = "{\(short),--\(option.name)\(ending)}"
    return "'(-\(letter) --\(option.name))'" + names + Self.quoted(text + value)
  }

  private func action(_ words: CompletionWords) -> String {
    guard !words.words.isEmpty else { return words.takesFiles ? "_files" : " " }
    let list = words.words.joined(separator: " ")
    return words.takesFiles ? "{compadd -- \(list); _files}" : "(\(list))"
  }

  /// Completes the last part of a list with commas.
  private func listAction(_ words: CompletionWords) -> String {
    "_sequence compadd - " + words.words.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.flatMap { $0 == "'" ? Array("'\\''") : [$0] } + "'"
  }

  /// The text with a backslash before the characters that end a part of a specification.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
  }
}
