/// A carousel that moves by itself: once around, card by card, then it rests where it began.
public struct AutoScroll: Equatable, Sendable {
  /// In milliseconds.
  public let interval: Int
  public let cardCount: Int
  /// When its first card began to be seen.
  public let start: Int

  /// Nobody can read faster, and nobody waits longer.
  private static let sensibleIntervals = 1000...60_000

  /// `nil` for carousels that stand still.
  public init?(seconds: Double?, cardCount: Int, start: Int) {
    guard let seconds, seconds.isFinite, seconds > 0, cardCount > 1 else { return nil }
    let milliseconds = Int(min(seconds, 3600) * 1000)
    interval = min(max(milliseconds, Self.sensibleIntervals.lowerBound), Self.sensibleIntervals.upperBound)
    self.cardCount = cardCount
    self.start = start
  }

  /// The first card to be seen at a time.
  public func offset(at now: Int) -> Int {
    let steps = max(0, now - start) / interval
    return steps < cardCount ? steps : 0
  }

  /// When it moves next; `nil` once it rests.
  public func nextMove(after now: Int) -> Int? {
    let steps = max(0, now - start) / interval
    return steps < cardCount ? start + (steps + 1) * interval : nil
  }
}
