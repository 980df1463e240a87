import Terminal
import Text

/// The command of the user's editor: VISUAL, EDITOR, or `vi`.
struct EditorCommand {
  /// The value of the variable, which may hold arguments.
  let value: String

  init(_ environment: (String) -> String?) {
    let values = ["VISUAL", "EDITOR"].lazy.compactMap(environment)
    value = values.first { $0.contains { $0 != " " && $0 != "\t" } } ?? "vi"
  }

  /// The name of the program, without its folder and arguments.
  var name: String {
    let trimmed = value.drop { $0 == " " || $0 == "\t" }
    let program: Substring
    if let quote = trimmed.first, quote == "\"" || quote == "'" {
      program = trimmed.dropFirst().prefix { $0 != quote }
    } else {
      program = trimmed.prefix { $0 != " " && $0 != "\t" }
    }
    return String(program.split(separator: "/").last ?? program)
  }

  /// Returns the words of the command that opens a file at a place.
  ///
  /// A value of a single word is the program. Any other value is read by a shell, as git reads it: `EDITOR="code --wait"`.
  /// The name of the file is never part of that text: it comes in as a parameter, whatever characters it has.
  func words(path: String, line: Int, column: Int) -> [String] {
    let arguments = arguments(path: Self.plain(path), line: line, column: column)
    guard value.contains(where: Self.isForShell) else { return [value] + arguments }
    return ["/bin/sh", "-c", value + " \"$@\"", value] + arguments
  }

  /// A path that no editor takes for an option, a command or an address.
  private static func plain(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

  /// The characters that git leaves to a shell.
  private static func isForShell(_ character: Character) -> Bool {
    "|&;<>()$`\\\"' \t\n*?[#~=%".contains(character)
  }

  private func arguments(path: String, line: Int, column: Int) -> [String] {
    switch name {
    case "vim", "nvim", "gvim", "mvim", "view", "vimx": ["+\(line)", "+norm!\(column)|", path]
    case "nano", "rnano", "pico": ["+\(line),\(column)", path]
    case "emacs", "emacsclient", "micro", "kak", "gedit", "jmacs": ["+\(line):\(column)", path]
    case "hx", "helix", "subl", "zed": ["\(path):\(line):\(column)"]
    case "code", "code-insiders", "codium", "cursor": ["--goto", "\(path):\(line):\(column)"]
    case "ed", "red": [path]
    // POSIX knows this form for vi, ex and more, and nearly all editors take it.
    default: ["+\(line)", path]
    }
  }
}
