/// The changes found so far, in their order, and their number by kind.
struct ChangeList {
  private(set) var changes: [FeedChange] = []
  private(set) var counts = FeedDiff.Counts()
  /// The number of sections and facets that are in both feeds but have changed.
  private var changed = 0

  /// Reserves memory for `count` more changes. A long list is then not copied repeatedly while it grows. Short lists
  /// are left to the array: reserving exactly for each would copy the array every time.
  mutating func reserve(_ count: Int) {
    guard count > changes.count else { return }
    changes.reserveCapacity(changes.count + count)
  }

  mutating func note(from origin: FeedPlace, to place: FeedPlace, hasMoved: Bool, _ part: FacetParts?) {
    if hasMoved {
      changes.append(.move(from: origin, to: place))
      counts.move += 1
    }
    if let part {
      changes.append(.update(from: origin, at: place, isVisible: part != .logging))
      if part == .logging {
        counts.logging += 1
      } else {
        counts.update += 1
      }
    }
    changed += hasMoved || part != nil ? 1 : 0
  }

  mutating func delete(_ node: FeedNode, at index: Int, size: Int) {
    changes.append(.delete(FeedPlace(node: node, index: index), size: size))
    counts.delete += 1
  }

  /// Adds an insertion whose size is not known yet. Returns its position, for `finishInsert`.
  mutating func insert(_ place: FeedPlace) -> Int {
    changes.append(.insert(place, size: 0))
    counts.insert += 1
    return changes.count - 1
  }

  mutating func finishInsert(_ place: FeedPlace, at position: Int, size: Int) {
    changes[position] = .insert(place, size: size)
  }

  /// Computes the number of unchanged nodes. `all` is the number of nodes in the new feed.
  mutating func finish(all: Int, inserted: Int) {
    counts.same = all - inserted - changed
  }
}
