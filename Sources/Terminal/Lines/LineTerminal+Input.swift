import Drawing
import Glibc
import Input

extension LineTerminal {
  /// What to poll, and for what; when one is ready, call `nextEvent()` until it has no more.
  public var waits: [pollfd] {
    [signals.readEnd, device.inputDescriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + [outbox.poll].compactMap(\.self)
  }

  /// How long a poll may take at most, in milliseconds.
  public var millisecondsLeft: Int? { isAway ? nil : input.millisecondsLeft }

  /// What the window has room for, as far as the terminal knows.
  public var size: Size? {
    device.size.flatMap { $0.canBeDrawn ? $0 : nil }
  }

  /// The next thing that has happened, or `nil` when there is nothing more for now. Never waits, but for the few
  /// milliseconds in which an Escape may turn out to be the beginning of a key.
  public mutating func nextEvent() -> InputEvent? {
    outbox.send()
    if let signal = unheard.take() { return .signal(signal) }
    while let number = signals.next() {
      if let event = event(for: number) { return event }
    }
    guard !isAway else { return nil }
    switch input.next(from: device.inputDescriptor) {
    case .event(let event): return event
    case .nothing: return hangUp()
    case .turnIsOver: return nil
    }
  }

  private mutating func event(for number: Int32) -> InputEvent? {
    switch number {
    case SIGWINCH:
      return size.map(InputEvent.resize)
    case SIGCONT where !isAway:
      device.giveBack()
      takeKeys()
      return nil
    default:
      return Signal(number: number).map(InputEvent.signal)
    }
  }

  /// Said once, also when the signal is ignored.
  private mutating func hangUp() -> InputEvent? {
    guard !isHungUp, device.isGone else { return nil }
    isHungUp = true
    return .signal(.hangUp)
  }
}
