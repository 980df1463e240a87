/// The changes of one list of siblings, in the order in which a reader of the new list meets them.
struct SiblingPlan {
  enum Step {
    /// Deletes an old sibling, by its old index.
    case delete(Int)
    /// Keeps a sibling in its place, by its new index. The sibling or a facet below it has changed.
    case keep(Int)
    /// Moves a sibling within the list, by its new index.
    case move(Int)
    /// Inserts a new sibling, or one from another list, by its new index.
    case arrive(Int)
  }

  private(set) var steps: [Step] = []
  private var gone: ArraySlice<Int>

  /// Plans the changes. `origins` holds for every new sibling its old index, or -1. `gone` lists the old indexes of
  /// siblings that the new feed does not contain.
  init(
    origins: Span<Int32>, gone: [Int], isUnchanged: Span<Bool>, _ run: inout LongestIncreasingRun
  ) {
    self.gone = gone[...]
    if run.isAscending(origins) {
      planWithoutMoves(origins, isUnchanged)
    } else {
      plan(origins, isUnchanged, isKept: run.kept(of: origins))
    }
  }

  /// Plans the changes of siblings that keep their order, as most do, and steps over those that are unchanged.
  private mutating func planWithoutMoves(_ origins: Span<Int32>, _ isUnchanged: Span<Bool>) {
    var index = 0
    while index < origins.count {
      while index < isUnchanged.count, isUnchanged[unchecked: index] { index &+= 1 }
      guard index < origins.count else { break }
      if origins[index] >= 0 {
        _ = delete(before: Int(origins[index]))
        steps.append(.keep(index))
        index += 1
      } else {
        let first = index
        while index < origins.count, origins[index] < 0 { index += 1 }
        // Deleted siblings come before those that have taken their place.
        _ = delete(before: index < origins.count ? Int(origins[index]) : .max)
        insert(first..<index, origins)
      }
    }
    _ = delete(before: .max)
  }

  private mutating func plan(_ origins: Span<Int32>, _ isUnchanged: Span<Bool>, isKept: [Bool]) {
    var nextGone = self.gone.first ?? .max
    var behindKept = 0
    for next in origins.indices where isKept[next] {
      // Deleted siblings come before those that have taken their place.
      if nextGone < origins[next] {
        nextGone = delete(before: Int(origins[next]))
      }
      if behindKept < next {
        insert(behindKept..<next, origins)
      }
      if !isUnchanged[next] {
        steps.append(.keep(next))
      }
      behindKept = next + 1
    }
    _ = delete(before: .max)
    insert(behindKept..<origins.count, origins)
  }

  /// Deletes all gone siblings before an index. Returns the index of the next one.
  private mutating func delete(before index: Int) -> Int {
    while let next = gone.first {
      guard next < index else { return next }
      steps.append(.delete(next))
      gone.removeFirst()
    }
    return .max
  }

  private mutating func insert(_ range: Range<Int>, _ origins: Span<Int32>) {
    for arrived in range {
      steps.append(origins[arrived] < 0 ? .arrive(arrived) : .move(arrived))
    }
  }
}
