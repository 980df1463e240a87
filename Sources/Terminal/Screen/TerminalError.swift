import Drawing

/// The reason why there is no screen. Each description is one line: the fault and the remedy.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  case noTerminal
  case cannotPlaceCursor(type: String)
  case noDescription(type: String)
  case notSetUp(type: String)
  case inBackground
  /// The terminal reports a size that cannot be drawn.
  case tooLarge(Size)
  /// The system does not let the program open more files.
  case tooFewDescriptors

  public var description: String {
    switch self {
    case .noTerminal:
      "no terminal: neither the standard streams nor /dev/tty is one; write to a file or a pipe to get text"
    case .cannotPlaceCursor(let type):
      "a terminal of type \"\(type)\" cannot place its cursor; use --linear, or set TERM to what it is"
    case .noDescription(let type):
      "no description of a terminal of type \"\(type)\", and ours cannot be used; install ncurses-term or set TERM"
    case .notSetUp(let type):
      "the terminal of type \"\(type)\" could not be set up; set TERM to another type, or use a pipe to get text"
    case .inBackground:
      "the terminal is another program's for now, since this one runs in the background"
    case .tooLarge(let size):
      "the terminal says that it has \(size.width) columns and \(size.height) rows, more than can be drawn; "
        + "set its size: stty cols 80 rows 24"
    case .tooFewDescriptors:
      "too few files may be open at a time to show a screen; raise the limit: ulimit -n 256"
    }
  }
}
