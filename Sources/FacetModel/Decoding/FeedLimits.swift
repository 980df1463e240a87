import JSON

/// How much a feed may ask of us.
public struct FeedLimits: Sendable {
  public var reading = ReadingLimits()
  /// Facets beyond this many are left out.
  public var facets = 4 << 20
  /// More children than this in one facet are worth a warning; all are kept.
  public var children = 100_000
  /// A flat list can claim any depth; facets nested deeper than this stay beside each other.
  public var nesting = 512
  /// More diagnostics of one rule than this are only counted.
  public var diagnosticsPerRule = 1000

  public init() {}
}
