/// Finished facets that wait for a parent, or for the end of their list.
struct WaitingFacets {
  private struct Item {
    let facet: UInt32
    /// How many levels hang below it, itself included.
    let height: UInt32
  }

  private var items: [Item] = []
  /// Where those stand that nothing may be put around any more. Without them a list of facets that each claim all
  /// before it would have all of them looked at for each.
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

  /// How high a facet would be around those that wait from `start` on; `nil` when that is too high.
  func heightOfParent(from start: Int) -> Int? {
    if let last = highest.last, last >= start { return nil }
    return 1 + Int(items[start...].reduce(0) { max($0, $1.height) })
  }

  subscript(position: Int) -> Int { Int(items[position].facet) }

  /// Those from `start` on wait no longer.
  mutating func remove(from start: Int) {
    items.removeSubrange(start...)
    while let last = highest.last, last >= start {
      highest.removeLast()
    }
  }
}
