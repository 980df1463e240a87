import Glibc

/// The data that signal handlers need. A handler gets only the number of its signal, so this is the only global mutable
/// state of the program.
///
/// It is behind pointers, because a handler may interrupt any code and must not fail in the exclusivity checks of a
/// variable.
struct SignalState {
  /// The write end of the pipe that wakes the loop.
  var wakeUp: Int32 = -1
  /// Whether the pipe may hold a byte. So the loop reads it only after a signal.
  var hasArrived = false
  /// The terminal to restore before the process dies, or -1 while the program does not use it.
  var terminal: Int32 = -1
  /// The modes of the terminal at the start.
  var modes = termios()
  /// The output to standard error while the terminal was in use. At a crash the reason is at its end.
  var errors: HeldErrors?
  /// The bytes that are written to the terminal before its modes are restored.
  var exitSequence = Self.leavingScreen

  /// The bytes that leave the screen. They show the rest of a frame and end all reports. They leave the alternate
  /// screen with its saved title, show the cursor, and end colours, keypad and line drawing.
  ///
  /// The sequences are those that nearly every terminal knows, because terminfo cannot be read in a handler.
  static let leavingScreen: StaticString =
    """
    \u{1B}[?2026l\u{1B}[?1000;1002;1006l\u{1B}[?1004;2004l\
    \u{1B}(B\u{1B}[0m\u{1B}[?1l\u{1B}>\u{1B}[?1049l\u{1B}[23;0;0t\u{1B}[?25h\r
    """
}

/// The state of the signal handlers. It and `previousActions` are used before the first handler is installed, because
/// their lazy initialisation is not safe in a handler.
nonisolated(unsafe) let signalState: UnsafeMutablePointer<SignalState> = {
  let state = UnsafeMutablePointer<SignalState>.allocate(capacity: 1)
  state.initialize(to: SignalState())
  return state
}()

/// The signal actions that were installed before those of the program, by signal number.
nonisolated(unsafe) let previousActions: UnsafeMutablePointer<sigaction> = {
  let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  actions.initialize(repeating: sigaction(), count: Int(SignalHandlers.lastSignal) + 1)
  return actions
}()

/// The handler of signals that the loop handles: writes one byte to the pipe.
func noteSignal(_ number: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalState.pointee.wakeUp, &byte, 1)
  // After the byte: a loop that sees this too early would never read the byte, but be woken by it for ever.
  signalState.pointee.hasArrived = true
  errno = before
}

/// The handler of signals that end the program: restores the terminal, then leaves the signal to the previous handler.
func restoreAndDie(_ number: Int32) {
  let terminal = signalState.pointee.terminal
  if terminal >= 0 {
    signalState.pointee.terminal = -1
    // A terminal whose output the user has stopped with ^S takes no bytes, and would stay in the alternate screen.
    tcflow(terminal, TCOOFF)
    tcflow(terminal, TCOON)
    let exitSequence = signalState.pointee.exitSequence
    writeUnlessStuck(exitSequence.utf8Start, exitSequence.utf8CodeUnitCount, to: terminal)
    // Reports and answers that arrive after the end would be read by the shell.
    tcflush(terminal, TCIFLUSH)
    _ = withUnsafePointer(to: signalState.pointee.modes) { tcsetattr(terminal, TCSANOW, $0) }
    signalState.pointee.errors?.forward()
  }
  sigaction(number, previousActions + Int(number), nil)
  // The signal is blocked until this handler returns, and is then delivered where the first one was.
  raise(number)
}

/// Writes to a descriptor, and gives up if it takes no byte for a tenth of a second. A terminal that takes no bytes
/// must not keep a program from ending.
/// The flags of the descriptor are shared with other programs, so they are restored.
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
