/// A facet that a search through the cache has found.
public struct FoundFacet: Equatable, Sendable {
  /// The number of the answer that held the facet.
  public let answer: Int
  public let id: String
  public let component: String
  /// The id of the facet's section; empty for the page's own header and footer.
  public let section: String
  /// The address of the answer after all redirects.
  public let address: String
  /// The first and the last time that the facet was seen on that page, in seconds since 1970.
  public let firstSeen: Int
  public let lastSeen: Int
  /// Whether this version of the facet is in the present answer.
  public let isCurrent: Bool
  /// The text that matched; for a match by id, the first text.
  public let text: String
  /// Whether the id of the facet matched.
  public let hasID: Bool
}

/// The result of a search through the cache.
public struct FoundFacets: Equatable, Sendable {
  public let facets: [FoundFacet]
  /// The number of further facets that matched.
  public let more: Int
}

/// A version of a facet that was on a page for some time.
public struct FacetVersion: Equatable, Sendable {
  /// The number of the answer that held the facet, and the hash of the facet's place in it.
  public let answer: Int
  public let place: Int
  public let address: String
  public let component: String
  public let section: String
  /// The first and the last time that this version was seen, in seconds since 1970.
  public let firstSeen: Int
  public let lastSeen: Int
  public let isCurrent: Bool
  /// The facet as JSON without its children; empty if it was too large to keep.
  public let json: [UInt8]
}
