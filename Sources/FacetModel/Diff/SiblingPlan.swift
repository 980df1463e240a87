/// What becomes of one list of siblings, in the order in which a reader of the new list meets it.
struct SiblingPlan {
  enum Step {
    /// By its old index.
    case delete(Int)
    /// The others by their new one. This one stays where it is, but something about it has changed.
    case keep(Int)
    case move(Int)
    /// From nowhere, or from another list.
    case arrive(Int)
  }

  private(set) var steps: [Step] = []
  private var gone: ArraySlice<Int>

  /// `origins` says for every new sibling which old one it was, or -1; `gone` lists the old ones that are nowhere now.
  init(
    origins: Span<Int32>, gone: [Int], isSame: (_ index: Int) -> Bool, _ run: inout LongestIncreasingRun
  ) {
    self.gone = gone[...]
    let isKept = run.kept(of: origins)
    var nextGone = self.gone.first ?? .max
    var behindKept = 0
    for next in origins.indices where isKept[next] {
      // What has gone comes before what has come in its place.
      if nextGone < origins[next] {
        nextGone = delete(before: Int(origins[next]))
      }
      if behindKept < next {
        insert(behindKept..<next, origins)
      }
      if !isSame(next) {
        steps.append(.keep(next))
      }
      behindKept = next + 1
    }
    _ = delete(before: .max)
    insert(behindKept..<origins.count, origins)
  }

  /// Says what goes next.
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
