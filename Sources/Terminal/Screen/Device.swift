import Drawing
import Glibc

/// The terminal's two ends, in the form ncurses wants them, and the modes it had when we came.
struct Device {
  let input: UnsafeMutablePointer<FILE>
  /// For ncurses alone, whose output is held back (see `HeldOutput`).
  let output: UnsafeMutablePointer<FILE>
  let modes: termios
  /// Where everything is written.
  let writingEnd: WritingEnd
  private let errors: HeldErrors?

  /// Takes the given descriptors where they are terminals and `/dev/tty` where they are not, so that a feed can come
  /// through standard input while the keys come from the person.
  init(input: Int32, output: Int32) throws(TerminalError) {
    guard let keys = Self.open(input, mode: "r") else { throw .noTerminal }
    guard let screen = Self.open(output, mode: "w") else {
      fclose(keys)
      throw .noTerminal
    }
    var modes = termios()
    guard tcgetattr(fileno(screen), &modes) == 0, let writingEnd = WritingEnd(fileno(screen)) else {
      fclose(keys)
      fclose(screen)
      throw .noTerminal
    }
    self.input = keys
    self.output = screen
    self.writingEnd = writingEnd
    self.modes = modes
    errors = HeldErrors()
  }

  var inputDescriptor: Int32 { fileno(input) }
  var outputDescriptor: Int32 { writingEnd.descriptor }

  /// The size of the window; `nil` where the terminal knows none.
  var size: Size? {
    var window = winsize()
    guard ioctl(outputDescriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
      return nil
    }
    return Size(Int(window.ws_col), Int(window.ws_row))
  }

  /// Whether it has hung up. Such a terminal is readable for ever.
  var isGone: Bool {
    var state = pollfd(fd: inputDescriptor, events: 0, revents: 0)
    return poll(&state, 1, 0) == 1 && state.revents & Int16(POLLHUP | POLLERR) != 0
  }

  /// Else the terminal is the shell's, or another program's. One that is gone is nobody's.
  var isInForeground: Bool {
    let group = tcgetpgrp(outputDescriptor)
    return group < 0 || group == getpgrp()
  }

  /// From here on only we write to the terminal, and a crash puts it right.
  func take(farewell: StaticString = SignalState.screenFarewell) {
    errors?.hold()
    signalState.pointee.farewell = farewell
    signalState.pointee.modes = modes
    signalState.pointee.errors = errors
    signalState.pointee.terminal = outputDescriptor
  }

  /// After `endwin`, where there was a screen: the terminal is everybody's again, as it was.
  func giveBack() {
    var modes = modes
    // Not once all is written: a terminal that was told to hold its output would keep us waiting.
    tcsetattr(outputDescriptor, TCSANOW, &modes)
    // Not before: a signal that comes while the last frame is on its way has the modes to put right.
    signalState.pointee.terminal = -1
    errors?.handOn()
  }

  func close() {
    errors?.close()
    fclose(input)
    fclose(output)
    writingEnd.close()
  }

  private static func open(_ descriptor: Int32, mode: String) -> UnsafeMutablePointer<FILE>? {
    // A copy: the stream is closed with the screen, the caller's descriptor stays.
    let own =
      isatty(descriptor) == 1
      ? fcntl(descriptor, F_DUPFD_CLOEXEC, 0) : Glibc.open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard own >= 0 else { return nil }
    guard let stream = fdopen(own, mode) else {
      Glibc.close(own)
      return nil
    }
    return stream
  }
}
