/// What sections and facets stand in.
public enum FeedParent: Hashable, Sendable {
  /// Of sections.
  case page
  /// Of a section, or of the page itself.
  case list(section: Int?, ListRole)
  case facet(Int)
}
