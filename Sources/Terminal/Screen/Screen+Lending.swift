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
      let failure = Self.spawn(words, &child, input: device.input, output: device.output)
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

  /// Starts a program in the process group of this one, so that the keys of the terminal reach it.
  private static func spawn(_ words: [String], _ child: inout pid_t, input: Int32, output: Int32) -> Int32 {
    guard let program = words.first else { return ENOENT }
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&files) == 0 else { return ENOMEM }
    defer { posix_spawn_file_actions_destroy(&files) }
    guard posix_spawnattr_init(&attributes) == 0 else { return ENOMEM }
    defer { posix_spawnattr_destroy(&attributes) }
    // The standard input of this program may be a feed.
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
    // The program starts with the usual treatment of all signals.
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { Glibc.free($0) } }
    return posix_spawnp(&child, program, &files, &attributes, arguments, environ)
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
