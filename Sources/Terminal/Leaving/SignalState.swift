import Glibc

/// What a signal handler needs to know. A handler is called with a number and nothing else, so this is the one piece of
/// global mutable state in the house; it lies behind pointers, because a handler may come in the middle of anything and
/// must not trip over the exclusivity checks of a variable.
struct SignalState {
  /// The write end of the pipe that wakes the loop.
  var wakeUp: Int32 = -1
  /// The terminal to put right before dying, or -1 while it is not ours.
  var terminal: Int32 = -1
  /// How the terminal was when we came.
  var modes = termios()
  /// What was written to standard error while the terminal was ours: the reason of a crash is the last of it.
  var errors: HeldErrors?
  /// What is written to the terminal then, before its modes are put back.
  var farewell = Self.screenFarewell

  /// Shows what has come of a frame, ends all reports, leaves the alternate screen (and its saved title), shows the
  /// cursor, ends colours, keypad and line drawing. In words that nearly every terminal knows, since nothing can be
  /// looked up in a handler.
  static let screenFarewell: StaticString =
    """
    \u{1B}[?2026l\u{1B}[?1000;1002;1006l\u{1B}[?1004;2004l\
    \u{1B}(B\u{1B}[0m\u{1B}[?1l\u{1B}>\u{1B}[?1049l\u{1B}[23;0;0t\u{1B}[?25h\r
    """
}

/// Both are touched before the first handler is installed: their lazy initialisation would not be safe inside one.
nonisolated(unsafe) let signalState: UnsafeMutablePointer<SignalState> = {
  let state = UnsafeMutablePointer<SignalState>.allocate(capacity: 1)
  state.initialize(to: SignalState())
  return state
}()

/// What was there before us, by signal number.
nonisolated(unsafe) let previousActions: UnsafeMutablePointer<sigaction> = {
  let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  actions.initialize(repeating: sigaction(), count: Int(SignalHandlers.lastSignal) + 1)
  return actions
}()

/// For a signal that the loop answers: one byte down the pipe.
func noteSignal(_ number: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalState.pointee.wakeUp, &byte, 1)
  errno = before
}

/// For a signal that ends the program: puts the terminal right, then leaves the signal to the handler before this one.
func restoreAndDie(_ number: Int32) {
  let terminal = signalState.pointee.terminal
  if terminal >= 0 {
    signalState.pointee.terminal = -1
    // A terminal that the user has stopped with ^S takes nothing, and would keep the alternate screen.
    tcflow(terminal, TCOOFF)
    tcflow(terminal, TCOON)
    let farewell = signalState.pointee.farewell
    writeUnlessStuck(farewell.utf8Start, farewell.utf8CodeUnitCount, to: terminal)
    // Reports and answers that arrive too late would be typed into the shell.
    tcflush(terminal, TCIFLUSH)
    _ = withUnsafePointer(to: signalState.pointee.modes) { tcsetattr(terminal, TCSANOW, $0) }
    signalState.pointee.errors?.handOn()
  }
  sigaction(number, previousActions + Int(number), nil)
  // Blocked until this handler returns; then it strikes where the first one did.
  raise(number)
}

/// Writes to a descriptor, and gives up once it takes nothing for a tenth of a second: a terminal that takes nothing more
/// must not keep a program that is about to end. Other programs share the flags of the descriptor, so they are put back.
func writeUnlessStuck(_ bytes: UnsafePointer<UInt8>, _ count: Int, to descriptor: Int32) {
  let flags = fcntl(descriptor, F_GETFL)
  _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
  var written = 0
  while written < count {
    let step = write(descriptor, bytes + written, count - written)
    if step > 0 {
      written += step
    } else if step < 0, errno == EAGAIN {
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&room, 1, 100) > 0 else { break }
    } else if step == 0 || errno != EINTR {
      break
    }
  }
  _ = fcntl(descriptor, F_SETFL, flags)
}
