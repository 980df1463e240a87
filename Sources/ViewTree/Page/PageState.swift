import FacetModel

/// The state that the user's actions give a page. It is kept beside the tree by identity, and so outlasts any one tree.
public struct PageState: Equatable, Sendable {
  private var offsets: [Identity: Int] = [:]
  private var lastCards: [Identity: Identity] = [:]

  public init() {}

  /// Returns the number of the first card that a carousel shows.
  public func offset(of identity: Identity) -> Int {
    offsets[identity] ?? 0
  }

  public mutating func setOffset(_ offset: Int, of identity: Identity) {
    offsets[identity] = offset == 0 ? nil : offset
  }

  /// Drops the state of facets that are gone, and moves the state of the others to their new identities. `offset`
  /// returns the new identity of a carousel and the new number of its first card.
  public mutating func follow(_ successor: (Identity) -> Identity?, offset: (Identity, Int) -> (Identity, Int)?) {
    offsets = Dictionary(offsets.compactMap(offset)) { first, _ in first }
    lastCards = Dictionary(
      lastCards.compactMap { key, value in successor(key).flatMap { key in successor(value).map { (key, $0) } } }
    ) { first, _ in first }
  }

  /// Returns the card of a carousel that had the focus last.
  public func lastCard(of carousel: Identity) -> Identity? {
    lastCards[carousel]
  }

  public mutating func setLastCard(_ card: Identity, of carousel: Identity) {
    lastCards[carousel] = card
  }
}
