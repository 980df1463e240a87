/// What the program says to the shell, after sysexits.h.
public enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Lint found errors, or diff found differences.
  case findings = 1
  case usage = 64
  case notAFeed = 65
  case noInput = 66
  case unavailable = 69
  /// Standard output takes no more.
  case cannotWrite = 74
  /// A mistake of ours.
  case internalError = 70
}
