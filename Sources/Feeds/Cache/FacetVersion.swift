/// A facet of a page as it was for some time.
public struct FacetVersion: Equatable, Sendable {
  /// The number of the answer that it came with, and where on it the facet stands.
  public let answer: Int
  public let place: Int
  public let address: String
  public let component: String
  public let section: String
  /// Seconds since 1970.
  public let firstSeen: Int
  public let lastSeen: Int
  public let isCurrent: Bool
  /// The facet without its children; empty where it was too large to keep.
  public let json: [UInt8]
}
