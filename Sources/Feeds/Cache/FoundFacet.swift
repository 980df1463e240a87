/// A facet that a search through the cache has found.
public struct FoundFacet: Equatable, Sendable {
  /// The number of the answer that it came with.
  public let answer: Int
  public let id: String
  public let component: String
  /// The id of its section; empty for a page's own header and footer.
  public let section: String
  /// Where the answer came from in the end.
  public let address: String
  /// Seconds since 1970 at which it was first seen on that page, and last.
  public let firstSeen: Int
  public let lastSeen: Int
  /// Whether it is in the answer that is kept, as it was found.
  public let isCurrent: Bool
  /// The text that matched; where the id did, the first of its texts.
  public let text: String
  /// Whether its id is what was looked for.
  public let hasID: Bool
}

/// What a search through the cache has found.
public struct FoundFacets: Equatable, Sendable {
  public let facets: [FoundFacet]
  /// How many more there are.
  public let more: Int
}
