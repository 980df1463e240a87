import Glibc

/// A terminal that shows nothing of what is typed and hands it over at once, for as long as it takes to hear answers.
/// A crash meanwhile puts it right too.
struct QuietInput {
  private let descriptor: Int32
  private let before: termios
  private let farewell = signalState.pointee.farewell

  init?(_ descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    self.descriptor = descriptor
    before = modes
    // There is no screen to leave.
    signalState.pointee.farewell = ""
    signalState.pointee.modes = modes
    signalState.pointee.terminal = descriptor
    modes.c_lflag &= ~tcflag_t(ECHO | ICANON)
    guard tcsetattr(descriptor, TCSANOW, &modes) == 0 else {
      end(discardingTheRest: false)
      return nil
    }
  }

  /// What has been typed ahead stays for the shell, but the rest of an answer must not.
  func end(discardingTheRest: Bool) {
    if discardingTheRest { tcflush(descriptor, TCIFLUSH) }
    signalState.pointee.terminal = -1
    signalState.pointee.farewell = farewell
    var modes = before
    // Not once all is written: a terminal that was told to hold its output would keep us waiting.
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
