/// How much a document may ask of us.
public struct ReadingLimits: Sendable {
  /// A larger document is refused.
  public var bytes = 1 << 30
  /// Deeper nesting is an error.
  public var depth = 512
  /// Documents in strings of documents in strings: each level is another copy of what is inside it.
  public var embedding = 4
  /// A longer string is noted, and cut where it is shown.
  public var stringBytes = 1 << 20
  /// More than this many notes are only counted.
  public var notes = 10_000

  public init() {}
}
