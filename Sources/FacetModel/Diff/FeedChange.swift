/// One difference between an old and a new feed.
public enum FeedChange: Sendable {
  /// With all below it, but for what has moved into it; `size` counts the facets.
  case insert(FeedPlace, size: Int)
  /// With all below it, but for what has moved out of it.
  case delete(FeedPlace, size: Int)
  case move(from: FeedPlace, to: FeedPlace)
  case update(from: FeedPlace, at: FeedPlace, FacetParts)
}

extension FeedChange {
  /// Whether only what is logged has changed: nobody sees that.
  public var isLoggingOnly: Bool {
    if case .update(_, _, .logging) = self { true } else { false }
  }
}
