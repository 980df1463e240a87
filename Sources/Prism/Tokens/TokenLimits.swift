import JSON

/// The limits for reading token files, because a brand can be a folder from any source.
public struct TokenLimits: Sendable {
  public var reading: ReadingLimits
  /// The number of groups and tokens, including those that `$extends` copies: a few lines of it can create billions.
  public var nodes = 200_000
  /// The length above which a path is an error.
  public var pathBytes = 1024
  /// The number of errors that are kept. Further errors are only counted.
  public var errors = 200

  public init() {
    reading = ReadingLimits()
    reading.bytes = 16 << 20
  }
}
