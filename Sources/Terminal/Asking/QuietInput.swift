import Glibc

/// A mode in which the terminal does not show typed characters and delivers them at once, used while waiting for
/// answers. A crash in this mode restores the terminal too.
struct QuietInput {
  private let descriptor: Int32
  private let before: termios
  private let exitSequence = signalState.pointee.exitSequence

  init?(_ descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    self.descriptor = descriptor
    before = modes
    // There is no screen to leave, so nothing has to be written at a crash.
    signalState.pointee.exitSequence = ""
    signalState.pointee.modes = modes
    signalState.pointee.terminal = descriptor
    modes.c_lflag &= ~tcflag_t(ECHO | ICANON)
    guard tcsetattr(descriptor, TCSANOW, &modes) == 0 else {
      end(discardingTheRest: false)
      return nil
    }
  }

  /// Restores the terminal. Input that was typed ahead stays for the shell, unless the rest of an answer may be among
  /// it.
  func end(discardingTheRest: Bool) {
    if discardingTheRest { tcflush(descriptor, TCIFLUSH) }
    signalState.pointee.terminal = -1
    signalState.pointee.exitSequence = exitSequence
    var modes = before
    // TCSANOW does not wait for output. A terminal whose output is stopped (^S) would block the program otherwise.
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
