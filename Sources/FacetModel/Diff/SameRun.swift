/// Unchanged facets with consecutive numbers in both feeds.
struct SameRun {
  private(set) var old = 0..<0
  private(set) var new = 0..<0

  init() {}

  /// Creates a run of two equal subtrees whose roots are these facets.
  init(_ oldFacet: Int, _ newFacet: Int, size: Int) {
    old = oldFacet + 1 - size..<oldFacet + 1
    new = newFacet + 1 - size..<newFacet + 1
  }

  /// Extends the run by two equal subtrees. Returns `false` if they do not follow the run directly.
  @inline(__always)
  mutating func grow(by size: Int, to oldFacet: Int, _ newFacet: Int) -> Bool {
    guard oldFacet + 1 - size == old.upperBound, newFacet + 1 - size == new.upperBound else { return false }
    old = old.lowerBound..<oldFacet + 1
    new = new.lowerBound..<newFacet + 1
    return true
  }
}
