/// Bytes that came from a program in one piece.
public struct Arrival: Sendable {
  public let time: ContinuousClock.Instant
  /// How many bytes there were in all by then.
  public let end: Int
}
