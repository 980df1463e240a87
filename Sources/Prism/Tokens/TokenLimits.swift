import JSON

/// How much token files may ask of us: a brand can be a folder from anywhere.
public struct TokenLimits: Sendable {
  public var reading: ReadingLimits
  /// Groups and tokens, those that `$extends` copies included: a few lines of it can ask for billions.
  public var nodes = 200_000
  /// A longer path is an error.
  public var pathBytes = 1024
  /// More errors than this are only counted.
  public var errors = 200

  public init() {
    reading = ReadingLimits()
    reading.bytes = 16 << 20
  }
}
