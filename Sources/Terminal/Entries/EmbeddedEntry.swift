import Glibc

/// A terminfo entry that the program carries with it, in the form that ncurses reads from the environment.
struct EmbeddedEntry {
  let name: String
  let terminfo: String

  /// Runs `body` while ncurses finds the entry under its name. Only meanwhile: programs that we start would not find
  /// their own terminal.
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
