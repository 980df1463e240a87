import Drawing
import Glibc

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

extension TerminalError {
  /// The number of descriptors that a screen and its signals take.
  private static let descriptors = 12

  /// The real reason of this error. If the system gives no more descriptors, this is the reason of every error.
  public var cause: TerminalError {
    let taken = (0..<Self.descriptors).map { _ in fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) }
    let isShort = taken.contains(-1) && errno == EMFILE
    for descriptor in taken where descriptor >= 0 { close(descriptor) }
    return isShort ? .tooFewDescriptors : self
  }
}
