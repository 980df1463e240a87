/// Facets that are as they were and whose numbers follow each other in both feeds.
struct SameRun {
  private(set) var old = 0..<0
  private(set) var new = 0..<0

  init() {}

  /// A subtree that ends with these facets.
  init(_ oldFacet: Int, _ newFacet: Int, size: Int) {
    old = oldFacet + 1 - size..<oldFacet + 1
    new = newFacet + 1 - size..<newFacet + 1
  }

  /// Says whether another subtree follows.
  @inline(__always)
  mutating func grow(by size: Int, to oldFacet: Int, _ newFacet: Int) -> Bool {
    guard oldFacet + 1 - size == old.upperBound, newFacet + 1 - size == new.upperBound else { return false }
    old = old.lowerBound..<oldFacet + 1
    new = new.lowerBound..<newFacet + 1
    return true
  }
}
