import FacetModel
import JSON
import ViewTree

/// What moves by itself. Nothing else in the app asks for the time.
package struct Motion {
  package private(set) var rounds: [Identity: AutoScroll] = [:]
  /// What had the focus once moves as it is moved, and no more by itself.
  package private(set) var taken: Set<Identity> = []
  package private(set) var now: Int
  /// When something moves next; `nil` when nothing does.
  package private(set) var deadline: Int?

  package init(now: Int = 0) {
    self.now = now
  }

  package mutating func setClock(_ milliseconds: Int) {
    now = max(now, milliseconds)
  }

  /// What has gone is forgotten; what has come to stand elsewhere goes on there.
  package mutating func follow(_ successor: (Identity) -> Identity?) {
    rounds = Dictionary(rounds.compactMap { key, round in successor(key).map { ($0, round) } }) { first, _ in first }
    taken = Set(taken.compactMap(successor))
  }

  /// Moves the carousels that are on the screen, and begins with those that have just come. Returns whether anything
  /// has moved.
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
