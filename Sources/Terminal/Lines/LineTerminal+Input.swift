import Drawing
import Glibc
import Input

extension LineTerminal {
  /// The descriptors to poll. When one is ready, call `nextEvent()` until it returns `nil`.
  public var waits: [pollfd] {
    [signals.readEnd, device.inputDescriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + [outbox.poll].compactMap(\.self)
  }

  /// The longest time for a poll, in milliseconds.
  public var millisecondsLeft: Int? { isAway ? nil : input.millisecondsLeft }

  /// The size of the window, if the terminal knows it.
  public var size: Size? {
    device.size.flatMap { $0.canBeDrawn ? $0 : nil }
  }

  /// Returns the next event, or `nil` if there is none for now. It waits only for a few milliseconds after an Escape,
  /// which may be the beginning of a sequence.
  public mutating func nextEvent() -> InputEvent? {
    outbox.send()
    if let signal = pendingSignal.take() { return .signal(signal) }
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

  /// Returns a hang-up once, even if the signal is ignored.
  private mutating func hangUp() -> InputEvent? {
    guard !isHungUp, device.isGone else { return nil }
    isHungUp = true
    return .signal(.hangUp)
  }
}
