/// A section or facet and the number of siblings before it.
public struct FeedPlace: Hashable, Sendable {
  public let node: FeedNode
  public let index: Int
}
