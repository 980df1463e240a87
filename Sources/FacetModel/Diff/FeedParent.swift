/// The parent of sections or facets.
public enum FeedParent: Hashable, Sendable {
  /// The page, the parent of sections.
  case page
  /// A list of a section, or of the page itself if `section` is `nil`.
  case list(section: Int?, ListRole)
  case facet(Int)
}
