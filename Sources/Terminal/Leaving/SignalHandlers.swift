import Glibc
import Input

/// Turns signals into bytes of a pipe that the loop polls, and keeps a crash from leaving the terminal broken.
struct SignalHandlers {
  /// Becomes readable when a signal has arrived.
  let readEnd: Int32
  private let writeEnd: Int32
  private let stack: UnsafeMutableRawPointer
  /// Those that were ignored when we came (`nohup`, a shell without job control) stay ignored.
  private let installed: [Int32]

  private static let noted = [SIGWINCH, SIGCONT] + Signal.allCases.map(\.number)
  /// Signals that end no program by default, and SIGKILL, which no program hears.
  private static let harmless = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH]
  /// Every other signal ends a program: crashes, limits, timers, and whatever `kill` can send, real-time signals included.
  private static let deadly = (1...lastSignal).filter { !harmless.contains($0) && !noted.contains($0) }
  /// The last real-time signal.
  static let lastSignal: Int32 = 64
  private static let stackSize = 64 * 1024

  /// Before `newterm`: ncurses then finds the signals taken and leaves them alone.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
    // A stack overflow leaves no room for its handler on the stack that overflowed.
    stack = .allocate(byteCount: Self.stackSize, alignment: 16)
    var alternate = stack_t(ss_sp: stack, ss_flags: 0, ss_size: Self.stackSize)
    sigaltstack(&alternate, nil)
    signalState.pointee.wakeUp = writeEnd
    installed =
      Self.noted.filter { Self.install(noteSignal, for: $0, flags: SA_RESTART) }
      + Self.deadly.filter { Self.install(restoreAndDie, for: $0, flags: SA_ONSTACK) }
  }

  /// The number of the next signal that arrived, if any.
  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(readEnd, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// The same, or `nil` when none has arrived so many milliseconds later.
  func next(within milliseconds: Int32) -> Int32? {
    var state = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, milliseconds) == 1 ? next() : nil
  }

  /// Stops the process as if nobody had asked to hear of ^Z, and returns when it goes on.
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
    // A second signal waits until the first one has put the terminal right.
    sigfillset(&action.sa_mask)
    // glibc keeps two real-time signals to itself, and refuses them.
    guard sigaction(number, &action, previous) == 0 else { return false }
    guard unsafeBitCast(previous.pointee.__sigaction_handler.sa_handler, to: Int.self) == ignored else { return true }
    sigaction(number, previous, nil)
    return false
  }

  /// `SIG_IGN`, whose cast does not cross into Swift.
  private static let ignored = 1
}
