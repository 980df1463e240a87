import Glibc
import Input

/// Lending the terminal to another program, such as an editor.
extension Screen {
  /// The end of a program that had the terminal.
  public enum Lending: Sendable {
    /// The exit status, or 128 and the number of the signal that has ended the program.
    case ended(status: Int)
    case notStarted(errno: Int32)
  }

  /// Gives the terminal to a program until that ends, and then shows the same frame again. The program is found in PATH,
  /// and no shell reads its words.
  public mutating func lend(to words: [String]) -> Lending {
    guard isOpen, !isAway else { return .notStarted(errno: EBUSY) }
    leave()
    let device = (input: device.inputDescriptor, output: device.outputDescriptor)
    var ending: Signal?
    let lending = signals.whileKeysBelongToOthers { signals -> Lending in
      var child = pid_t()
      // The standard input of this program may be a feed. The keys of the terminal reach the other one, which is in the
      // same process group.
      let start = ProgramStart(
        words, streams: .terminal(input: device.input, output: device.output), hasOwnGroup: false)
      let failure = start.run(&child)
      guard failure == 0 else { return .notStarted(errno: failure) }
      let (status, signal) = Self.wait(for: child, signals)
      ending = signal
      return .ended(status: status)
    }
    pendingSignal = ending ?? pendingSignal
    keepEndingSignals()
    if !self.device.isInForeground {
      pendingSignal = signals.stop(untilInForegroundOf: self.device, pendingSignal: pendingSignal)
    }
    if self.device.isInForeground { enter() }
    return lending
  }

  /// Drops the signals of keys that were meant for the other program, and keeps those that end this one.
  private mutating func keepEndingSignals() {
    while let number = signals.next() {
      switch Signal(number: number) {
      case .terminate?: pendingSignal = .terminate
      case .hangUp?: pendingSignal = .hangUp
      case .interrupt?, .suspend?, nil: break
      }
    }
  }

  /// Waits for the end of a program. If the user suspends it, this program stops as well, and both continue together. A
  /// signal that ends this program is passed on, and returned.
  private static func wait(for child: pid_t, _ signals: SignalHandlers) -> (status: Int, ending: Signal?) {
    var ending: Signal?
    var patience = mostWaits
    while patience > 0 {
      var status: Int32 = 0
      let changed = waitpid(child, &status, WUNTRACED | WNOHANG)
      if changed == child, status & 0xFF == 0x7F {
        signals.stop()
        kill(child, SIGCONT)
      } else if changed == child {
        return (Int(status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F), ending)
      } else if changed < 0, errno != EINTR {
        return (0, ending)
      } else if let number = signals.next(within: ending == nil ? -1 : 50) {
        guard let signal = Signal(number: number), signal == .terminate || signal == .hangUp else { continue }
        ending = signal
        kill(child, number)
      } else if ending != nil {
        patience -= 1
      }
    }
    return (128 + Int(SIGTERM), ending)
  }

  /// The number of short waits for a program that was asked to end. One that does not end keeps no other one alive.
  private static let mostWaits = 20
}
