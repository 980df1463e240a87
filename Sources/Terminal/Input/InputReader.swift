import Glibc
import Input

/// Makes events of the bytes of a terminal. It reads in slices and for a short time only, so that nothing that comes
/// keeps the loop from hearing signals and showing frames.
struct InputReader {
  private(set) var decoder = InputDecoder()
  private var keys = KeyReader()
  private var slice = InputSlice()
  private var turn = InputTurn()
  /// When the last byte of an open paste came.
  private var lastPasted: Moment?

  enum Step {
    case event(InputEvent)
    /// Nothing more has come for now.
    case nothing
    /// Other work comes first; more may have come.
    case turnIsOver
  }

  /// How long an Escape may turn out to be the beginning of a key, in milliseconds.
  private static let escapeDelay: Int32 = 25
  /// How long nothing may come of a paste that has not ended. Networks stall for a second or two.
  private static let patienceWithPaste = Duration.seconds(3)

  /// How long the loop may sleep before it asks again, in milliseconds; `nil` as long as nothing comes.
  var millisecondsLeft: Int? {
    if turn.isUnfinished { return 0 }
    guard let lastPasted, decoder.isPasting else { return nil }
    let left = Self.patienceWithPaste - lastPasted.duration(to: .now)
    return max(0, Int(left / .milliseconds(1)) + 1)
  }

  /// The next event. `key` is the next code from ncurses where that reads the keys; elsewhere they are read byte by byte,
  /// since whatever is typed behind the last key is the shell's.
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
          keys.giveUpWaiting()
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

  /// Forgets everything that has not been decoded: another program has had the terminal.
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

  /// Text is taken byte by byte, past ncurses: its end is found wherever a slow line has torn it.
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
