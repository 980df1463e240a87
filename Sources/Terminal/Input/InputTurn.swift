/// The time for which input is decoded in one turn. Then signals, the clock and the frame have their turn, even if more
/// input is waiting.
struct InputTurn {
  private var start: Moment?
  /// Whether the last turn ended before all input was decoded.
  private(set) var isUnfinished = false

  private static let most = Duration.milliseconds(20)

  /// Returns whether the time is over. The first call starts it.
  mutating func isOver() -> Bool {
    let now = Moment.now
    guard let start else {
      self.start = now
      return false
    }
    guard now - start >= Self.most else { return false }
    end(isUnfinished: true)
    return true
  }

  mutating func end(isUnfinished: Bool = false) {
    start = nil
    self.isUnfinished = isUnfinished
  }
}
