/// Finished facets that wait for a parent, or for the end of their list.
struct WaitingFacets {
  private struct Item {
    let facet: UInt32
    /// The number of levels from the facet down, including itself.
    let height: UInt32
  }

  private var items: [Item] = []
  /// The positions of facets that have reached the height limit and cannot get a parent. Without this list, facets that
  /// each claim all facets before them would take quadratic time.
  private var highest: [Int] = []
  private let limit: Int

  init(heightLimit: Int) {
    limit = heightLimit
  }

  var count: Int { items.count }

  mutating func append(_ facet: Int, height: Int) {
    if height >= limit {
      highest.append(items.count)
    }
    items.append(Item(facet: UInt32(facet), height: UInt32(height)))
  }

  /// Returns the height of a parent of the facets that wait from `start` on; `nil` if that exceeds the limit.
  func heightOfParent(from start: Int) -> Int? {
    if let last = highest.last, last >= start { return nil }
    return 1 + Int(items[start...].reduce(0) { max($0, $1.height) })
  }

  subscript(position: Int) -> Int { Int(items[position].facet) }

  /// Removes the facets from `start` on.
  mutating func remove(from start: Int) {
    items.removeSubrange(start...)
    while let last = highest.last, last >= start {
      highest.removeLast()
    }
  }
}
