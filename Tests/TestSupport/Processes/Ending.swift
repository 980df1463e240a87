import Foundation

/// How a program ended.
public enum Ending: Hashable, Sendable {
  case exited(Int32)
  case signaled(Int32)

  /// From what `waitpid` reports; its macros do not import.
  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
  }
}
