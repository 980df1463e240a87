import CNcurses
import Drawing
import Glibc
import Input

extension Screen {
  /// The next thing that has happened, or `nil` when there is nothing more for now. Never waits, but for the few
  /// milliseconds in which an Escape may turn out to be the beginning of a key.
  public mutating func nextEvent() -> InputEvent? {
    guard isOpen else { return nil }
    writeOn()
    if let signal = unheard.take() { return .signal(signal) }
    while let number = signals.next() {
      if let event = event(for: number) { return event }
    }
    guard !isAway else { return nil }
    switch Self.nextInput(&input, device, keyboard) {
    case .event(let event):
      conversation.hear(event)
      return event
    case .nothing: return hangUp()
    case .turnIsOver: return nil
    }
  }

  static func nextInput(
    _ input: inout InputReader, _ device: Device, _ keyboard: UnsafeMutablePointer<WINDOW>
  ) -> InputReader.Step {
    input.next(from: device.inputDescriptor) {
      let code = wgetch(keyboard)
      return code == ERR ? nil : code
    }
  }

  private mutating func event(for number: Int32) -> InputEvent? {
    switch number {
    case SIGWINCH where !isAway:
      return adoptSize()
    case SIGCONT where !isAway:
      // Somebody has stopped us without asking and the shell has had the terminal since.
      leave()
      enter()
      return nil
    default:
      return Signal(number: number).map(InputEvent.signal)
    }
  }

  /// `nil` when the size is what it was: of many resizes in a row only the last one counts.
  private mutating func adoptSize() -> InputEvent? {
    guard let now = device.size, now != size, now.canBeDrawn, resize_term(Int32(now.height), Int32(now.width)) == OK
    else {
      return nil
    }
    size = now
    // Terminals move text about when they are resized, each in its own way.
    shown = nil
    clearok(facet_screen_window(), true)
    return .resize(now)
  }

  /// Said once, also when the signal is ignored.
  private mutating func hangUp() -> InputEvent? {
    guard !isHungUp, device.isGone else { return nil }
    isHungUp = true
    return .signal(.hangUp)
  }
}
