/// One difference between an old and a new feed.
public enum FeedChange: Sendable {
  /// A node was inserted with all below it, except for nodes that have moved into it. `size` counts the facets.
  case insert(FeedPlace, size: Int)
  /// A node was deleted with all below it, except for nodes that have moved out of it.
  case delete(FeedPlace, size: Int)
  case move(from: FeedPlace, to: FeedPlace)
  /// A node has changed. Without `isVisible`, only its logging has changed. `FeedDiff.partNames` returns the parts.
  case update(from: FeedPlace, at: FeedPlace, isVisible: Bool)
}

extension FeedChange {
  /// Whether the change has no visible effect.
  public var isLoggingOnly: Bool {
    if case .update(_, _, isVisible: false) = self { true } else { false }
  }
}
