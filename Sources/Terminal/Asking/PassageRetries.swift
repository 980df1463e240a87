/// The times at which a question is asked again that tmux hands on to the terminal around it. tmux drops it without a
/// word while no terminal is attached, and while it is about to draw everything.
struct PassageRetries {
  /// The next time; `nil` if there is none.
  private(set) var next: Moment?
  private var waits = Self.waits[...]

  /// Long enough that an answer over a slow connection comes before the question is asked again. Of two answers the
  /// second one might come after the program has left.
  private static let waits: [Duration] = [.milliseconds(500), .milliseconds(1000), .milliseconds(2000)]

  mutating func begin() {
    waits = Self.waits[...]
    plan()
  }

  /// Returns whether it is time to ask.
  mutating func take() -> Bool {
    guard let next, Moment.now.duration(to: next) <= .zero else { return false }
    plan()
    return true
  }

  mutating func end() {
    next = nil
  }

  private mutating func plan() {
    next = waits.popFirst().map { .now + $0 }
  }
}
