import Drawing
import Glibc
import Input

/// The input and output of the terminal in the form that ncurses takes, and the modes that it had at the start.
struct Device {
  let input: UnsafeMutablePointer<FILE>
  /// The stream for ncurses alone. Its output is held back (see `HeldOutput`).
  let output: UnsafeMutablePointer<FILE>
  let modes: termios
  /// The descriptor that everything is written to.
  let writingEnd: WritingEnd
  private let errors: HeldErrors?

  /// Opens the given descriptors if they are terminals, and `/dev/tty` if not. So a feed can come from standard input
  /// while the user types keys.
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

  /// The size of the window; `nil` if the terminal does not know it.
  var size: Size? {
    var window = winsize()
    guard ioctl(outputDescriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
      return nil
    }
    return Size(Int(window.ws_col), Int(window.ws_row))
  }

  /// The size of a cell in pixels; `nil` if the terminal does not know it.
  var cell: Size? { Self.cell(of: outputDescriptor) }

  static func cell(ofTerminalAt path: String) -> Size? {
    let descriptor = Glibc.open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    defer { if descriptor >= 0 { Glibc.close(descriptor) } }
    return cell(of: descriptor)
  }

  static func cell(of output: Int32) -> Size? {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
      return nil
    }
    let cell = Size(Int(window.ws_xpixel / window.ws_col), Int(window.ws_ypixel / window.ws_row))
    return TerminalPictures.allows(cell: cell) ? cell : nil
  }

  /// Whether the terminal has hung up. Its input then stays readable for ever.
  var isGone: Bool {
    var state = pollfd(fd: inputDescriptor, events: 0, revents: 0)
    return poll(&state, 1, 0) == 1 && state.revents & Int16(POLLHUP | POLLERR) != 0
  }

  /// Whether the program is in the foreground of the terminal. Otherwise the terminal is used by the shell or another
  /// program. The result is `true` for a terminal that has hung up.
  var isInForeground: Bool {
    let group = tcgetpgrp(outputDescriptor)
    return group < 0 || group == getpgrp()
  }

  /// Takes the terminal: standard error is held, and a crash restores the terminal.
  func take(exitSequence: StaticString = SignalState.leavingScreen) {
    errors?.hold()
    signalState.pointee.exitSequence = exitSequence
    signalState.pointee.modes = modes
    signalState.pointee.errors = errors
    signalState.pointee.terminal = outputDescriptor
  }

  /// Gives the terminal back as it was. If there was a screen, `endwin` comes before.
  func giveBack() {
    var modes = modes
    // TCSANOW does not wait for output. A terminal whose output is stopped (^S) would block the program otherwise.
    tcsetattr(outputDescriptor, TCSANOW, &modes)
    // The state is cleared last, because a signal before this point has to restore the modes.
    signalState.pointee.terminal = -1
    errors?.forward()
  }

  func close() {
    errors?.close()
    fclose(input)
    fclose(output)
    writingEnd.close()
  }

  private static func open(_ descriptor: Int32, mode: String) -> UnsafeMutablePointer<FILE>? {
    // The descriptor is duplicated: the stream is closed with the screen, and the caller's descriptor stays open.
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
