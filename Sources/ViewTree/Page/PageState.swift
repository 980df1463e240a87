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

  /// What was done to facets that are there no more is forgotten; what has come to stand elsewhere keeps it.
  /// `offset` says where a carousel and the number of its first card have come to.
  public mutating func follow(_ successor: (Identity) -> Identity?, offset: (Identity, Int) -> (Identity, Int)?) {
    offsets = Dictionary(offsets.compactMap(offset)) { first, _ in first }
    lastCards = Dictionary(
      lastCards.compactMap { key, value in successor(key).flatMap { key in successor(value).map { (key, $0) } } }
    ) { first, _ in first }
  }

  /// The card of a carousel that had the focus last.
  public func lastCard(of carousel: Identity) -> Identity? {
    lastCards[carousel]
  }

  public mutating func setLastCard(_ card: Identity, of carousel: Identity) {
    lastCards[carousel] = card
  }
}
