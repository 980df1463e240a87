import Glibc
import Input

/// Turns signals into bytes of a pipe that the loop polls, and restores the terminal at a crash.
struct SignalHandlers {
  /// The end of the pipe that becomes readable when a signal has arrived.
  let readEnd: Int32
  private let writeEnd: Int32
  private let stack: UnsafeMutableRawPointer
  /// The signals with handlers of the program. Signals that were ignored at the start (by `nohup`, or a shell without
  /// job control) stay ignored.
  private let installed: [Int32]

  private static let forwarded = [SIGWINCH, SIGCONT] + Signal.allCases.map(\.number)
  /// The signals that do not end a program by default, and SIGKILL, which cannot be handled.
  private static let harmless = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH]
  /// All other signals, which end a program: crashes, limits, timers, and all that `kill` can send, including real-time
  /// signals.
  private static let deadly = (1...lastSignal).filter { !harmless.contains($0) && !forwarded.contains($0) }
  /// The number of the last real-time signal.
  static let lastSignal: Int32 = 64
  private static let stackSize = 64 * 1024

  /// Installs the handlers. This comes before `newterm`, because ncurses leaves signals with handlers alone.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
    // After a stack overflow the handler needs a stack of its own.
    stack = .allocate(byteCount: Self.stackSize, alignment: 16)
    var alternate = stack_t(ss_sp: stack, ss_flags: 0, ss_size: Self.stackSize)
    sigaltstack(&alternate, nil)
    signalState.pointee.wakeUp = writeEnd
    installed =
      Self.forwarded.filter { Self.install(noteSignal, for: $0, flags: SA_RESTART) }
      + Self.deadly.filter { Self.install(restoreAndDie, for: $0, flags: SA_ONSTACK) }
  }

  /// Returns the number of the next signal that has arrived, if any.
  func next() -> Int32? {
    guard signalState.pointee.hasArrived else { return nil }
    // Before the byte is read, so that the mark of a signal that arrives meanwhile stays.
    signalState.pointee.hasArrived = false
    var byte: UInt8 = 0
    guard read(readEnd, &byte, 1) == 1 else { return nil }
    signalState.pointee.hasArrived = true
    return Int32(byte)
  }

  /// Waits for a signal, and returns `nil` if none arrives within the milliseconds.
  func next(within milliseconds: Int32) -> Int32? {
    var state = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, milliseconds) == 1 ? next() : nil
  }

  /// Stops the process as ^Z does without a handler. Returns when the process continues.
  func stop() {
    let ours = [SIGTSTP, SIGCONT].filter(installed.contains)
    for number in ours {
      sigaction(number, previousActions + Int(number), nil)
    }
    raise(SIGTSTP)
    for number in ours {
      _ = Self.install(noteSignal, for: number, flags: SA_RESTART)
    }
  }

  func close() {
    for number in installed {
      sigaction(number, previousActions + Int(number), nil)
    }
    signalState.pointee.wakeUp = -1
    Glibc.close(readEnd)
    Glibc.close(writeEnd)
    var none = stack_t(ss_sp: nil, ss_flags: Int32(SS_DISABLE), ss_size: 0)
    sigaltstack(&none, nil)
    stack.deallocate()
  }

  private static func install(
    _ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32, flags: Int32
  ) -> Bool {
    let previous = previousActions + Int(number)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    // A second signal waits until the handler of the first has restored the terminal.
    sigfillset(&action.sa_mask)
    // glibc reserves two real-time signals for itself and refuses handlers for them.
    guard sigaction(number, &action, previous) == 0 else { return false }
    guard unsafeBitCast(previous.pointee.__sigaction_handler.sa_handler, to: Int.self) == ignored else { return true }
    sigaction(number, previous, nil)
    return false
  }

  /// The value of `SIG_IGN`, a cast macro that Swift does not import.
  private static let ignored = 1
}
