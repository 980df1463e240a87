import CNcurses
import Glibc

extension Screen {
  /// The answer to ^Z: gives the terminal back, stops the process, and when it goes on takes the terminal again with
  /// everything that was shown. A size that has changed meanwhile arrives as an event.
  public mutating func suspend() {
    leave()
    unheard = signals.stop(untilInForegroundOf: device, unheard: unheard)
    if device.isInForeground { enter() }
  }

  /// Gives the terminal back for a while, to another program for instance.
  public mutating func leave() {
    guard isOpen, !isAway else { return }
    isAway = true
    Self.giveBack(device, keyboard, &conversation, &input)
  }

  /// Takes the terminal again after `leave()` and shows what was shown.
  public mutating func enter() {
    guard isOpen else { return }
    isAway = false
    device.take()
    reset_prog_mode()
    input.startOver()
    repaint()
    conversation.begin()
    // The size may have changed while others had the terminal; nobody told us.
    raise(SIGWINCH)
  }

  static func giveBack(
    _ device: Device, _ keyboard: UnsafeMutablePointer<WINDOW>, _ conversation: inout Conversation,
    _ input: inout InputDecoder
  ) {
    conversation.end(answers: input.lastAnswers)
    waitForAnswers(device, keyboard, conversation, &input)
    endwin()
    device.giveBack()
  }

  static func free(
    _ handle: OpaquePointer, _ device: Device, _ signals: SignalHandlers, _ keyboard: UnsafeMutablePointer<WINDOW>
  ) {
    delwin(keyboard)
    delscreen(handle)
    signals.close()
    device.close()
  }

  /// Answers that are still on their way would be typed into the shell.
  private static func waitForAnswers(
    _ device: Device, _ keyboard: UnsafeMutablePointer<WINDOW>, _ conversation: Conversation,
    _ input: inout InputDecoder
  ) {
    var state = pollfd(fd: device.inputDescriptor, events: Int16(POLLIN), revents: 0)
    while case let time = conversation.timeForAnswers(after: input.lastAnswers), time > .zero {
      guard poll(&state, 1, Int32(time / .milliseconds(1)) + 1) >= 0 || errno == EINTR else { return }
      guard state.revents & Int16(POLLHUP | POLLERR | POLLNVAL) == 0 else { return }
      while case let code = wgetch(keyboard), code != ERR {
        _ = input.event(for: code)
      }
    }
  }
}
