import Drawing
import Glibc
import Input

/// Decodes the bytes of a terminal into events. It reads in slices and for a short time only, so that much input never
/// delays signals and frames.
struct InputReader {
  private(set) var decoder = InputDecoder()
  private var keys = KeyReader()
  private var slice = InputSlice()
  private var turn = InputTurn()
  /// The time of the last byte of an unfinished paste.
  private var lastPasted: Moment?

  enum Step {
    case event(InputEvent)
    /// No input is left for now.
    case nothing
    /// The time of this turn is over. More input may be left.
    case turnIsOver
  }

  /// The time in milliseconds within which an Escape may become the beginning of a sequence.
  private static let escapeDelay: Int32 = 25
  /// The longest pause of an unfinished paste. Networks stall for a second or two.
  private static let patienceWithPaste = Duration.seconds(3)

  /// The time in milliseconds after which the loop has to ask again; `nil` for as long as no input arrives.
  var millisecondsLeft: Int? {
    if turn.isUnfinished { return 0 }
    guard let lastPasted, decoder.isPasting else { return nil }
    let left = Self.patienceWithPaste - lastPasted.duration(to: .now)
    return max(0, Int(left / .milliseconds(1)) + 1)
  }

  /// Returns the next event. `key` returns the next code from ncurses. Without it the keys are read byte by byte, so
  /// that input typed after the last key stays for the shell.
  mutating func next(from descriptor: Int32, key: (() -> Int32?)? = nil) -> Step {
    while !turn.isOver() {
      if decoder.isPasting {
        guard slice.fill(from: descriptor) else { return rest(afterPause: unendingPaste()) }
        lastPasted = .now
        if let event = pasted() { return .event(event) }
      } else if let code = decoder.takePostponed() ?? keys.next() {
        if let event = event(for: code) { return .event(event) }
      } else if let byte = slice.next() {
        keys.add(byte)
      } else if keys.isWaiting {
        if let byte = Self.byte(from: descriptor, within: Self.escapeDelay) {
          keys.add(byte)
        } else {
          keys.endWaiting()
        }
      } else if let key {
        guard let code = key() else { return rest(afterPause: decoder.pause()) }
        if let event = event(for: code) { return .event(event) }
      } else if let byte = Self.byte(from: descriptor, within: 0) {
        keys.add(byte)
      } else {
        return rest(afterPause: decoder.pause())
      }
    }
    return .turnIsOver
  }

  /// Forgets the size of a cell that the terminal has told before, because the window has another one now.
  mutating func forgetCell(unless cell: Size) {
    if decoder.pictures.cell != cell { decoder.pictures.cell = nil }
  }

  /// Drops all input that is not decoded yet, because another program has had the terminal.
  mutating func startOver() {
    decoder.startOver()
    keys.startOver()
    slice = InputSlice()
    turn.end()
  }

  private mutating func rest(afterPause event: InputEvent?) -> Step {
    if let event { return .event(event) }
    turn.end()
    return .nothing
  }

  private mutating func event(for code: Int32) -> InputEvent? {
    defer { if decoder.isPasting { lastPasted = .now } }
    return decoder.event(for: code)
  }

  /// Adds the bytes of the slice to the paste, bypassing ncurses. So its end mark is found wherever a slow line has
  /// split it.
  private mutating func pasted() -> InputEvent? {
    while decoder.isPasting, let byte = slice.next() {
      if let event = decoder.event(for: Int32(byte)) { return event }
    }
    return nil
  }

  private mutating func unendingPaste() -> InputEvent? {
    guard let lastPasted, lastPasted.duration(to: .now) >= Self.patienceWithPaste else { return nil }
    return decoder.giveUpPaste()
  }

  private static func byte(from descriptor: Int32, within milliseconds: Int32) -> UInt8? {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, milliseconds) == 1, state.revents & Int16(POLLIN) != 0 else { return nil }
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? byte : nil
  }
}
