import FacetModel
import JSON
import ViewTree

/// The carousels that move by themselves. No other part of a page needs the time.
package struct CarouselMotion {
  package private(set) var rounds: [Identity: AutoScroll] = [:]
  /// The carousels that have had the focus: they no longer move by themselves.
  package private(set) var taken: Set<Identity> = []
  package private(set) var now: Int
  /// The time of the next move; `nil` if no carousel moves.
  package private(set) var deadline: Int?

  package init(now: Int = 0) {
    self.now = now
  }

  package mutating func setClock(_ milliseconds: Int) {
    now = max(now, milliseconds)
  }

  /// Follows a change of the page: carousels that are gone are forgotten, and carousels that moved go on.
  package mutating func follow(_ successor: (Identity) -> Identity?) {
    rounds = Dictionary(rounds.compactMap { key, round in successor(key).map { ($0, round) } }) { first, _ in first }
    taken = Set(taken.compactMap(successor))
  }

  /// Moves the carousels on the screen and starts the new ones. Returns whether any has moved.
  mutating func advance(_ viewport: inout Viewport, focus: FocusTarget?) -> Bool {
    deadline = nil
    var hasMoved = false
    for (node, facet) in viewport.visibleCarousels {
      let seconds = facet.custom["auto_scroll_interval"]?.lenientDouble
      guard let seconds, seconds > 0 else { continue }
      let identity = facet.identity
      if focus?.node == node { taken.insert(identity) }
      if taken.contains(identity) { continue }
      // Cards may have come and gone since it began.
      rounds[identity] = AutoScroll(
        seconds: seconds, cardCount: viewport.shownCards(of: facet), start: rounds[identity]?.start ?? now)
      guard let round = rounds[identity] else { continue }
      let offset = round.offset(at: now)
      if offset != viewport.layout.state.offset(of: identity) {
        viewport.setOffset(offset, ofNode: node)
        hasMoved = true
      }
      if let next = round.nextMove(after: now) {
        deadline = min(deadline ?? next, next)
      }
    }
    return hasMoved
  }
}
