/// One difference between an old and a new feed.
public enum FeedChange: Sendable {
  /// With all below it, but for what has moved into it; `size` counts the facets.
  case insert(FeedPlace, size: Int)
  /// With all below it, but for what has moved out of it.
  case delete(FeedPlace, size: Int)
  case move(from: FeedPlace, to: FeedPlace)
  /// Unless something is visible, only what is logged has changed. `FeedDiff.partNames` says what.
  case update(from: FeedPlace, at: FeedPlace, isVisible: Bool)
}

extension FeedChange {
  /// Whether there is nothing to see.
  public var isLoggingOnly: Bool {
    if case .update(_, _, isVisible: false) = self { true } else { false }
  }
}
