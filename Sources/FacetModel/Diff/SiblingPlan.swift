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

  /// `origins` says for every new sibling which old one it was, or -1; `gone` lists the old ones that are nowhere now.
  init(
    origins: [Int32], gone: [Int], isSame: (_ index: Int) -> Bool, _ run: inout LongestIncreasingRun
  ) {
    let isKept = run.kept(of: origins)
    var deleted = 0
    var index = 0
    while index < origins.count || deleted < gone.count {
      // What has gone comes before what has come in its place.
      let next = isKept[index...].firstIndex(of: true) ?? origins.count
      while deleted < gone.count, next == origins.count || gone[deleted] < origins[next] {
        steps.append(.delete(gone[deleted]))
        deleted += 1
      }
      for arrived in index..<next {
        steps.append(origins[arrived] < 0 ? .arrive(arrived) : .move(arrived))
      }
      if next < origins.count, !isSame(next) {
        steps.append(.keep(next))
      }
      index = min(next + 1, origins.count)
    }
  }
}
