import Foundation

/// The way a program ended.
public enum Ending: Hashable, Sendable {
  case exited(Int32)
  case signaled(Int32)

  /// Decodes the status of `waitpid`, whose macros are not imported.
  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
  }
}
