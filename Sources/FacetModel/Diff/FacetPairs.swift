/// The pairs of facets in an old and a new feed.
struct FacetPairs {
  /// The partner of each facet by its number; -1 if there is none.
  private(set) var newFacets: [Int32]
  private(set) var oldFacets: [Int32]
  /// Whether each new facet and all facets below it are unchanged.
  private(set) var isSame: [Bool]

  init(oldCount: Int, newCount: Int) {
    newFacets = Array(repeating: -1, count: oldCount)
    oldFacets = Array(repeating: -1, count: newCount)
    isSame = Array(repeating: false, count: newCount)
  }

  mutating func add(_ oldFacet: Int, _ newFacet: Int) {
    newFacets[oldFacet] = Int32(newFacet)
    oldFacets[newFacet] = Int32(oldFacet)
  }

  mutating func add(_ run: SameRun) {
    newFacets.count(in: run.old, from: run.new.lowerBound)
    oldFacets.count(in: run.new, from: run.old.lowerBound)
    var isSame = isSame.mutableSpan
    for facet in run.new { isSame[facet] = true }
  }
}

extension [Int32] {
  /// Writes ascending numbers into a range.
  fileprivate mutating func count(in range: Range<Int>, from start: Int) {
    var numbers = mutableSpan
    for distance in 0..<range.count {
      numbers[range.lowerBound &+ distance] = Int32(truncatingIfNeeded: start &+ distance)
    }
  }
}
