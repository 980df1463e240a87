import JSON

/// The limits for decoding a feed.
public struct FeedLimits: Sendable {
  public var reading = ReadingLimits()
  /// The number of facets after which the rest is left out.
  public var facets = 4 << 20
  /// The number of feeds beside the shown one that a response may have; further feeds are only counted. Each is checked,
  /// and each lists the others.
  public var otherFeeds = 200
  /// The number of children in one facet above which there is a warning; all are kept.
  public var children = 100_000
  /// The nesting of facets above which facets stay beside each other, because a flat list can claim any depth.
  public var nesting = 512
  /// The number of diagnostics of one rule that are kept. Further diagnostics are only counted.
  public var diagnosticsPerRule = 1000

  public init() {}
}
