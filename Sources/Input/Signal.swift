import Glibc

/// A signal that reached the program and is for the application to answer.
public enum Signal: Hashable, Sendable, CaseIterable {
  /// Ctrl-C.
  case interrupt
  case terminate
  /// The terminal is gone.
  case hangUp
  /// Ctrl-Z: answer with `Screen.suspend()`.
  case suspend

  public var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .suspend: SIGTSTP
    }
  }

  package init?(number: Int32) {
    guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = signal
  }
}
