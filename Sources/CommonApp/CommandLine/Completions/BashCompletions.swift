/// The script that completes command lines in bash.
struct BashCompletions {
  let table: CompletionTable

  var lines: [String] {
    let name = table.program
    let commands = table.commands.map(\.name)
    var lines = [
      "# Completions of \(name) for bash. Load them with: source <(\(name) completions bash)",
      "_\(name)() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=open words= files= lead=",
      "  # bash takes --name=value apart at the =.",
      "  if [[ $word == '=' ]]; then",
      "    word=",
      "  elif [[ $previous == '=' ]]; then",
      "    previous=${COMP_WORDS[COMP_CWORD-2]}",
      "  fi",
      "  if ((COMP_CWORD > 1)); then",
      "    case ${COMP_WORDS[1]} in",
      "      \(commands.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;",
      "    esac",
      "  fi",
      "  case \"$command $previous\" in",
    ]
    lines += values
    lines += [
      "    *)",
      "      case \"$command $word\" in",
    ]
    lines += names + operands
    lines += [
      "      esac",
      "      if ((COMP_CWORD == 1)); then",
      "        words+=' \((commands + ["--help", "--version"]).joined(separator: " "))'",
      "      fi ;;",
      "  esac",
      "  mapfile -t COMPREPLY < <(",
      "    compgen -P \"$lead\" -W \"$words\" -- \"${word#\"$lead\"}\"; [[ -z $files ]] || compgen -f -- \"$word\")",
      "  [[ -z $files ]] || compopt -o filenames 2>/dev/null",
      "}",
      "complete -F _\(name) \(name)",
    ]
    return lines
  }

  private var values: [String] {
    table.commands.flatMap { command in
      command.options.compactMap { option in
        guard let words = option.words else { return nil }
        let patterns = option.spellings.map { "'\(command.name) \($0)'" }.joined(separator: "|")
        // Of a list the last part is completed.
        let lead = option.takesList ? " lead=${word%\"${word##*,}\"}" : ""
        return "    \(patterns)) \(assignments(words))\(lead) ;;"
      }
    }
  }

  private var names: [String] {
    table.commands.map { command in
      let spellings = command.options.flatMap(\.spellings) + ["--help"]
      return "        '\(command.name) -'*) words='\(spellings.joined(separator: " "))' ;;"
    }
  }

  private var operands: [String] {
    table.commands.map { "        '\($0.name) '*) \(assignments($0.operands)) ;;" }
  }

  private func assignments(_ words: CompletionWords) -> String {
    let values = words.words.isEmpty ? "" : "words='\(words.words.joined(separator: " "))'"
    let files = words.takesFiles ? "files=1" : ""
    return [values, files].filter { !$0.isEmpty }.joined(separator: " ") + (values.isEmpty && files.isEmpty ? ":" : "")
  }
}
