/// A version of a facet that was on a page for some time.
public struct FacetVersion: Equatable, Sendable {
  /// The number of the answer that held the facet, and the hash of the facet's place in it.
  public let answer: Int
  public let place: Int
  public let address: String
  public let component: String
  public let section: String
  /// The first and the last time that this version was seen, in seconds since 1970.
  public let firstSeen: Int
  public let lastSeen: Int
  public let isCurrent: Bool
  /// The facet as JSON without its children; empty if it was too large to keep.
  public let json: [UInt8]
}
