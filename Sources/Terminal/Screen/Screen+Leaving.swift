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
    wanted = nil
    Self.giveBack(device, keyboard, held, &outbox, &conversation, &input)
  }

  /// Takes the terminal again after `leave()` and shows what was shown.
  public mutating func enter() {
    guard isOpen else { return }
    isAway = false
    device.take()
    var modes = ownModes
    tcsetattr(device.outputDescriptor, TCSANOW, &modes)
    input.startOver()
    // ncurses cannot set the modes, and leaves out what it would say with them.
    keypad(keyboard, true)
    repaint()
    conversation.begin()
    sayOn()
    // The size may have changed while others had the terminal; nobody told us.
    raise(SIGWINCH)
  }

  static func giveBack(
    _ device: Device, _ keyboard: UnsafeMutablePointer<WINDOW>, _ held: HeldOutput, _ outbox: inout Outbox,
    _ conversation: inout Conversation, _ input: inout InputReader
  ) {
    // The rest of a frame is of no more use where the terminal is slow.
    let isWhole = outbox.finish(patience: .milliseconds(20))
    conversation.end(answers: input.decoder.lastAnswers, hasCutFrame: !isWhole)
    outbox.add(conversation.takeWords())
    outbox.send()
    if outbox.isEmpty { waitForAnswers(device, keyboard, conversation, &input) }
    endwin()
    outbox.add(held.take())
    _ = outbox.finish(patience: .milliseconds(60))
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
    _ input: inout InputReader
  ) {
    var state = pollfd(fd: device.inputDescriptor, events: Int16(POLLIN), revents: 0)
    // However much comes, time is what ends it.
    while case let time = conversation.timeForAnswers(after: input.decoder.lastAnswers), time > .zero {
      guard poll(&state, 1, Int32(time / .milliseconds(1)) + 1) >= 0 || errno == EINTR else { return }
      guard state.revents & Int16(POLLHUP | POLLERR | POLLNVAL) == 0 else { return }
      while case .event = nextInput(&input, device, keyboard) {}
    }
    // A terminal that has sent all the time without answering would go on in the shell.
    if state.revents & Int16(POLLIN) != 0, input.decoder.lastAnswers < conversation.lastQuestions {
      tcflush(device.inputDescriptor, TCIFLUSH)
    }
  }
}
