/// How long input is decoded at a time. Then signals, the clock and the frame have their turn, however much has come.
struct InputTurn {
  private var start: Moment?
  /// Whether the last turn ended before everything was decoded.
  private(set) var isUnfinished = false

  private static let most = Duration.milliseconds(20)

  /// Whether the time is up. It begins when this is asked for the first time.
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
