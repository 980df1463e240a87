import FacetModel

/// What a person has done to a page. It lives beside the tree, by identity, and outlasts any one tree.
public struct PageState: Equatable, Sendable {
  private var offsets: [Identity: Int] = [:]
  private var lastCards: [Identity: Identity] = [:]

  public init() {}

  /// The number of the first card that a carousel shows.
  public func offset(of identity: Identity) -> Int {
    offsets[identity] ?? 0
  }

  public mutating func setOffset(_ offset: Int, of identity: Identity) {
    offsets[identity] = offset == 0 ? nil : offset
  }

  /// The card of a carousel that had the focus last.
  public func lastCard(of carousel: Identity) -> Identity? {
    lastCards[carousel]
  }

  public mutating func setLastCard(_ card: Identity, of carousel: Identity) {
    lastCards[carousel] = card
  }
}
