import Glibc

/// Turns signals into bytes of a pipe that the loop polls, and keeps a crash from leaving the terminal broken.
struct SignalHandlers {
  /// Becomes readable when a signal has arrived.
  let readEnd: Int32
  private let writeEnd: Int32
  private let stack: UnsafeMutableRawPointer
  /// Those that were ignored when we came (`nohup`, a shell without job control) stay ignored.
  private let installed: [Int32]

  private static let noted = [SIGWINCH, SIGCONT] + Signal.allCases.map(\.number)
  /// Swift traps are ILL or TRAP; QUIT is how a person ends a program that no longer listens.
  private static let deadly = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT]
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
    guard sigaction(number, nil, previous) == 0 else { return false }
    if unsafeBitCast(previous.pointee.__sigaction_handler.sa_handler, to: Int.self) == ignored { return false }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    return sigaction(number, &action, nil) == 0
  }

  /// `SIG_IGN`, whose cast does not cross into Swift.
  private static let ignored = 1
}
