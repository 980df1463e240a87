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

/// A section or facet and the number of siblings before it.
public struct FeedPlace: Hashable, Sendable {
  public let node: FeedNode
  public let index: Int
}

/// A section or a facet, by its number in its feed.
public enum FeedNode: Hashable, Sendable {
  case section(Int)
  case facet(Int)
}

/// The parent of sections or facets.
public enum FeedParent: Hashable, Sendable {
  /// The page, the parent of sections.
  case page
  /// A list of a section, or of the page itself if `section` is `nil`.
  case list(section: Int?, ListRole)
  case facet(Int)
}
