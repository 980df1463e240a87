/// The changes that have been found so far, in their order, and how many there are of each kind.
struct ChangeList {
  private(set) var changes: [FeedChange] = []
  private(set) var counts = FeedDiff.Counts()
  /// How many sections and facets are in both feeds but not as they were.
  private var changed = 0

  /// So many may follow. A long list is not copied over and over while it grows; for a short one the array knows better:
  /// if it were asked for just what the next list needs, it would be copied for every list.
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

  /// How large it is turns out when all in it has been seen. Says where that is to be written.
  mutating func insert(_ place: FeedPlace) -> Int {
    changes.append(.insert(place, size: 0))
    counts.insert += 1
    return changes.count - 1
  }

  mutating func finishInsert(_ place: FeedPlace, at position: Int, size: Int) {
    changes[position] = .insert(place, size: size)
  }

  /// Of all that stand in the new feed.
  mutating func finish(all: Int, inserted: Int) {
    counts.same = all - inserted - changed
  }
}
