/// A piece of output, as it arrived from a program.
public struct Arrival: Sendable {
  public let time: ContinuousClock.Instant
  /// The number of bytes received by then, this piece included.
  public let end: Int
}
