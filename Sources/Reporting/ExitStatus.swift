/// The exit status of the program, after sysexits.h.
public enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Lint found errors, or diff found differences.
  case findings = 1
  case usage = 64
  case notAFeed = 65
  case noInput = 66
  case unavailable = 69
  /// Standard output cannot be written.
  case cannotWrite = 74
  /// A fault in the program itself.
  case internalError = 70
}
