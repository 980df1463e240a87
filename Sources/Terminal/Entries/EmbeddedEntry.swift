import Glibc

/// A terminfo entry that is part of the program, in the form that ncurses reads from the environment.
struct EmbeddedEntry {
  let name: String
  let terminfo: String

  /// Runs `body` while ncurses finds the entry under its name. The variable is restored afterwards, because child
  /// programs would not find their own terminal otherwise.
  func whileFindable<Result>(_ body: () -> Result) -> Result {
    let variable = "TERMINFO"
    let previous = getenv(variable).map { String(cString: $0) }
    setenv(variable, terminfo, 1)
    defer {
      if let previous { setenv(variable, previous, 1) } else { unsetenv(variable) }
    }
    return body()
  }
}
