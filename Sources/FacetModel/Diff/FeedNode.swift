/// A section or a facet, by its number in its feed.
public enum FeedNode: Hashable, Sendable {
  case section(Int)
  case facet(Int)
}
