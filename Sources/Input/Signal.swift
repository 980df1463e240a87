import Glibc

/// A signal that the application has to handle.
public enum Signal: Hashable, Sendable, CaseIterable {
  /// Ctrl-C.
  case interrupt
  case terminate
  /// The terminal has hung up.
  case hangUp
  /// Ctrl-Z: the application calls `Screen.suspend()`.
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
