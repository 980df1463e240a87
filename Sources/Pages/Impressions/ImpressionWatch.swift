import FacetModel
import ViewTree

/// Decides which facets of a page count as seen. The caller supplies the visible facets and the time.
package struct ImpressionWatch {
  package let rule: ImpressionRule
  /// The time since which each facet is visible; `nil` until the next clock event.
  private var starts: [Identity: Int?] = [:]
  /// The facets counted on this visit.
  private var counted: Set<Identity> = []

  package init(_ rule: ImpressionRule) {
    self.rule = rule
  }

  package func hasCounted(_ facet: Identity) -> Bool { counted.contains(facet) }

  /// Whether enough of a facet is visible for an impression.
  package func isInSight(_ facet: Identity) -> Bool { starts.keys.contains(facet) }

  /// The time at which a clock event is needed: now if a facet has no start time yet, else when the next facet counts.
  package func deadline(now: Int) -> Int? {
    starts.values.map { $0.map { $0 + rule.time } ?? now }.min()
  }

  /// Moves the clock. Returns the facets that count now.
  package mutating func setClock(_ now: Int) -> Set<Identity> {
    let done = starts.filter { $0.value.map { now - $0 >= rule.time } ?? false }
    starts = starts.filter { done[$0.key] == nil }
    counted.formUnion(done.keys)
    begin(now)
    return Set(done.keys)
  }

  /// Starts the time of every facet that became visible since the last clock event.
  package mutating func begin(_ now: Int) {
    starts = starts.mapValues { $0 ?? now }
  }

  /// Interrupts all facets, which start again at the next clock event.
  package mutating func interrupt() {
    starts = starts.mapValues { _ in nil }
  }

  /// Takes the visible facets. A facet that is no longer visible starts again later.
  package mutating func see(_ exposures: [Exposure], of tree: FacetTree) {
    let seen = exposures.filter(isEnough).map { tree[$0.facet].identity }.filter { !counted.contains($0) }
    starts = Dictionary(seen.map { ($0, starts[$0] ?? nil) }) { first, _ in first }
  }

  private func isEnough(_ exposure: Exposure) -> Bool {
    exposure.whole > 0 && exposure.seen * 100 >= exposure.whole * rule.area && exposure.seen > 0
  }

  /// Follows a change of the page: a facet that is gone counts again when it comes back.
  package mutating func follow(_ successor: (Identity) -> Identity?) {
    starts = Dictionary(starts.compactMap { key, start in successor(key).map { ($0, start) } }) { first, _ in first }
    counted = Set(counted.compactMap(successor))
  }
}

/// The rule by which a facet counts as seen.
package struct ImpressionRule: Hashable, Sendable {
  /// The time that it must be visible without a break, in milliseconds.
  package var time: Int
  /// The part of its area that must be visible, in percent.
  package var area: Int

  package init(time: Int = 1000, area: Int = 50) {
    self.time = time
    self.area = area
  }
}
