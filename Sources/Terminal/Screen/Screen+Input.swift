import CNcurses
import Drawing
import Glibc
import Input

extension Screen {
  /// Returns the next event, or `nil` if there is none for now. It waits only for a few milliseconds after an Escape,
  /// which may be the beginning of a sequence.
  public mutating func nextEvent() -> InputEvent? {
    guard isOpen else { return nil }
    sendWaiting()
    if let signal = pendingSignal.take() { return .signal(signal) }
    while let number = signals.next() {
      if let event = event(for: number) { return event }
    }
    guard !isAway else { return nil }
    if conversation.askAgain(input.decoder.pictures) { sendConversation() }
    while true {
      switch Self.nextInput(&input, device, keyboard) {
      case .event(.answer(.colors(let depth))):
        offeredDepth = depth
      case .event(let event):
        conversation.hear(event)
        hasInput = true
        return event
      // The input that ncurses has read ahead would be lost with the old colours.
      case .nothing where takeOfferedColors(): return .answer(.colors(depth))
      case .nothing:
        defer { hasInput = false }
        return takePictureWay().map { .answer(.pictures($0)) } ?? (hasInput ? nil : hangUp())
      case .turnIsOver: return nil
      }
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
      // The process was stopped by a signal that it cannot handle, and the shell has had the terminal since.
      leave()
      enter()
      return nil
    default:
      return Signal(number: number).map(InputEvent.signal)
    }
  }

  /// Returns `nil` if the size is unchanged. Of several resizes in a row only the last one counts.
  private mutating func adoptSize() -> InputEvent? {
    adoptCell()
    guard let now = device.size, now != size, now.canBeDrawn, resize_term(Int32(now.height), Int32(now.width)) == OK
    else {
      return nil
    }
    size = now
    // Each terminal moves text in its own way when it is resized.
    shown = nil
    clearok(facet_screen_window(), true)
    conversation.expectPassage()
    return .resize(now)
  }

  /// Makes the pictures follow the size of a cell, which another font changes even where the columns and rows stay.
  private mutating func adoptCell() {
    guard let cell = device.cell else { return }
    input.forgetCell(unless: cell)
    lastPictureFacts = nil
  }

  /// Returns a hang-up once, even if the signal is ignored.
  private mutating func hangUp() -> InputEvent? {
    guard !isHungUp, device.isGone else { return nil }
    isHungUp = true
    return .signal(.hangUp)
  }
}
