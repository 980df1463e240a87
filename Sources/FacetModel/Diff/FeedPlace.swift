/// A section or facet and how many siblings stand before it.
public struct FeedPlace: Hashable, Sendable {
  public let node: FeedNode
  public let index: Int
}
