/// Unchanged facets with consecutive numbers in both feeds.
struct SameRun {
  private var oldStart = 0
  private var newStart = 0
  private var count = 0

  init() {}

  /// Creates a run of two equal subtrees whose roots are these facets.
  @inline(__always)
  init(_ oldFacet: Int, _ newFacet: Int, size: Int) {
    (oldStart, newStart, count) = (oldFacet &+ 1 &- size, newFacet &+ 1 &- size, size)
  }

  var old: Range<Int> { oldStart..<oldStart + count }
  var new: Range<Int> { newStart..<newStart + count }

  /// Extends the run by two equal subtrees. Returns `false` if they do not follow the run directly.
  @inline(__always)
  mutating func grow(by size: Int, to oldFacet: Int, _ newFacet: Int) -> Bool {
    let further = count &+ size
    guard oldFacet &+ 1 == oldStart &+ further, newFacet &+ 1 == newStart &+ further else { return false }
    count = further
    return true
  }
}
