import Drawing
import Glibc

extension LineTerminal {
  /// Poll these for reading; when one is ready, call `nextEvent()` until it has no more.
  public var descriptors: [Int32] { [signals.readEnd, device.inputDescriptor] }

  /// What the window has room for, as far as the terminal knows.
  public var size: Size? {
    device.size.flatMap { $0.canBeDrawn ? $0 : nil }
  }

  /// How long an Escape may turn out to be the beginning of a key, in milliseconds.
  private static let escapeDelay: Int32 = 25

  /// The next thing that has happened, or `nil` when there is nothing more for now. Never waits, but for the few
  /// milliseconds in which an Escape may turn out to be the beginning of a key.
  public mutating func nextEvent() -> InputEvent? {
    if let signal = unheard.take() { return .signal(signal) }
    while let number = signals.next() {
      if let event = event(for: number) { return event }
    }
    while !isAway {
      if let code = input.takePostponed() ?? keys.next() {
        if let event = input.event(for: code) { return event }
      } else if let byte = nextByte(within: keys.isWaiting ? Self.escapeDelay : 0) {
        keys.add(byte)
      } else if keys.isWaiting {
        keys.giveUpWaiting()
      } else {
        return input.pause() ?? hangUp()
      }
    }
    return nil
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

  /// One at a time: what is typed behind the last key is the shell's.
  private func nextByte(within milliseconds: Int32) -> UInt8? {
    var state = pollfd(fd: device.inputDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, milliseconds) == 1, state.revents & Int16(POLLIN) != 0 else { return nil }
    var byte: UInt8 = 0
    return read(device.inputDescriptor, &byte, 1) == 1 ? byte : nil
  }

  /// Said once, also when the signal is ignored.
  private mutating func hangUp() -> InputEvent? {
    guard !isHungUp, device.isGone else { return nil }
    isHungUp = true
    return .signal(.hangUp)
  }
}
