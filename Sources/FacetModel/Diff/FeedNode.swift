/// A section or a facet, by its number in its feed.
public enum FeedNode: Hashable, Sendable {
  case section(Int)
  case facet(Int)
}

/// What sections and facets stand in.
public enum FeedParent: Hashable, Sendable {
  /// Of sections.
  case page
  /// Of a section, or of the page itself.
  case list(section: Int?, ListRole)
  case facet(Int)
}

/// A section or facet and how many siblings stand before it.
public struct FeedPlace: Hashable, Sendable {
  public let node: FeedNode
  public let index: Int
}
