import FacetModel
import ViewTree

/// Which facets of a page have been seen, and which are about to be. It knows no clock: whoever has one says what can be
/// seen, and what time it is.
package struct ImpressionWatch {
  package let rule: ImpressionRule
  /// Since when each can be seen that has not been counted; `nil` until somebody has looked at the clock.
  private var starts: [Identity: Int?] = [:]
  /// Those that have been counted on this visit.
  private var counted: Set<Identity> = []

  package init(_ rule: ImpressionRule) {
    self.rule = rule
  }

  package func hasCounted(_ facet: Identity) -> Bool { counted.contains(facet) }

  /// Enough of it to be counted, if that stays so.
  package func isInSight(_ facet: Identity) -> Bool { starts.keys.contains(facet) }

  /// When the clock is wanted: at once where a beginning has no time yet, and when the next one will have been seen.
  package func deadline(now: Int) -> Int? {
    starts.values.map { $0.map { $0 + rule.time } ?? now }.min()
  }

  /// What can be seen has been seen until now; the result is what that makes an impression.
  package mutating func setClock(_ now: Int) -> Set<Identity> {
    let done = starts.filter { $0.value.map { now - $0 >= rule.time } ?? false }
    starts = starts.filter { done[$0.key] == nil }
    counted.formUnion(done.keys)
    begin(now)
    return Set(done.keys)
  }

  /// What has come into sight since somebody last looked at the clock is seen from now on.
  package mutating func begin(_ now: Int) {
    starts = starts.mapValues { $0 ?? now }
  }

  /// Nothing can be seen for a while, and then the same again.
  package mutating func interrupt() {
    starts = starts.mapValues { _ in nil }
  }

  /// What can be seen from now on. What is not among it any more begins anew another time.
  package mutating func see(_ exposures: [Exposure], of tree: FacetTree) {
    let seen = exposures.filter(isEnough).map { tree[$0.facet].identity }.filter { !counted.contains($0) }
    starts = Dictionary(seen.map { ($0, starts[$0] ?? nil) }) { first, _ in first }
  }

  private func isEnough(_ exposure: Exposure) -> Bool {
    exposure.whole > 0 && exposure.seen * 100 >= exposure.whole * rule.area && exposure.seen > 0
  }

  /// The page has changed: what has gone may come again, and is new then.
  package mutating func follow(_ successor: (Identity) -> Identity?) {
    starts = Dictionary(starts.compactMap { key, start in successor(key).map { ($0, start) } }) { first, _ in first }
    counted = Set(counted.compactMap(successor))
  }
}
