import CNcurses
import Glibc

extension Screen {
  /// Handles ^Z: gives the terminal back, stops the process, and takes the terminal again when it continues. The same
  /// frame is shown again. A changed size arrives as an event.
  public mutating func suspend() {
    leave()
    pendingSignal = signals.stop(untilInForegroundOf: device, pendingSignal: pendingSignal)
    if device.isInForeground { enter() }
  }

  /// Gives the terminal back for a while, for example to another program.
  public mutating func leave() {
    guard isOpen, !isAway else { return }
    isAway = true
    wanted = nil
    outbox.add(pixels.removeAll())
    Self.giveBack(device, keyboard, held, &outbox, &conversation, &input)
  }

  /// Takes the terminal again after `leave()`, and shows the same frame.
  public mutating func enter() {
    guard isOpen else { return }
    isAway = false
    device.take()
    var modes = ownModes
    tcsetattr(device.outputDescriptor, TCSANOW, &modes)
    input.startOver()
    // ncurses cannot set the modes here, and does not send the sequences that belong to them.
    keypad(keyboard, true)
    repaint()
    conversation.begin()
    sendConversation()
    // The size may have changed while the terminal was given back, which sent no signal.
    raise(SIGWINCH)
  }

  static func giveBack(
    _ device: Device, _ keyboard: UnsafeMutablePointer<WINDOW>, _ held: HeldOutput, _ outbox: inout Outbox,
    _ conversation: inout Conversation, _ input: inout InputReader
  ) {
    // The rest of a frame is dropped if the terminal is slow.
    let isWhole = outbox.finish(patience: .milliseconds(20))
    conversation.end(answers: input.decoder.lastAnswers, hasCutFrame: !isWhole)
    outbox.add(conversation.takeWords())
    outbox.send()
    if outbox.isEmpty { waitForAnswers(device, keyboard, conversation, &input) }
    if facet_string("rmcup") == nil { clearLastRow() }
    endwin()
    outbox.add(held.take())
    _ = outbox.finish(patience: .milliseconds(60))
    device.giveBack()
  }

  /// Makes room for the shell on terminals without a second screen, where the page stays.
  private static func clearLastRow() {
    let window = facet_next_window()
    wmove(window, getmaxy(window) - 1, 0)
    wclrtoeol(window)
    doupdate()
  }

  static func free(
    _ handle: OpaquePointer, _ device: Device, _ signals: SignalHandlers, _ keyboard: UnsafeMutablePointer<WINDOW>,
    _ held: HeldOutput
  ) {
    delwin(keyboard)
    delscreen(handle)
    signals.close()
    device.close()
    held.close()
  }

  /// Waits for answers that are on their way, because the shell would read them.
  private static func waitForAnswers(
    _ device: Device, _ keyboard: UnsafeMutablePointer<WINDOW>, _ conversation: Conversation,
    _ input: inout InputReader
  ) {
    var state = pollfd(fd: device.inputDescriptor, events: Int16(POLLIN), revents: 0)
    // The time limit ends the loop, even if input keeps arriving.
    while case let time = conversation.timeForAnswers(after: input.decoder.lastAnswers, input.decoder.pictures),
      time > .zero
    {
      guard poll(&state, 1, Int32(time / .milliseconds(1)) + 1) >= 0 || errno == EINTR else { return }
      guard state.revents & Int16(POLLHUP | POLLERR | POLLNVAL) == 0 else { return }
      while case .event = nextInput(&input, device, keyboard) {}
    }
    // Input of a terminal that keeps sending without an answer is dropped, because the shell would read it.
    if state.revents & Int16(POLLIN) != 0, input.decoder.lastAnswers < conversation.lastQuestions {
      tcflush(device.inputDescriptor, TCIFLUSH)
    }
  }
}
