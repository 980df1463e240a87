/// The pairs of facets in an old and a new feed.
struct FacetPairs {
  /// The partner of each facet by its number; -1 if there is none.
  private(set) var newFacets: [Int32]
  private(set) var oldFacets: [Int32]
  /// The relation of each new facet to its partner, as far as it is known.
  private(set) var relations: [FacetRelation]

  init(oldCount: Int, newCount: Int) {
    newFacets = Array(repeating: -1, count: oldCount)
    oldFacets = Array(repeating: -1, count: newCount)
    relations = Array(repeating: .unknown, count: newCount)
  }

  mutating func add(_ oldFacet: Int, _ newFacet: Int) {
    newFacets[oldFacet] = Int32(newFacet)
    oldFacets[newFacet] = Int32(oldFacet)
  }

  mutating func add(_ run: SameRun) {
    newFacets.count(in: run.old, from: run.new.lowerBound)
    oldFacets.count(in: run.new, from: run.old.lowerBound)
    var relations = relations.mutableSpan
    for facet in run.new { relations[facet] = .same }
  }

  /// Records that the text of a new facet is the first of its parts that has changed.
  mutating func noteOtherText(of newFacet: Int) {
    relations[newFacet] = .otherText
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
