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
    for (index, origin) in origins.enumerated() {
      guard isKept[index] else {
        steps.append(origin < 0 ? .arrive(index) : .move(index))
        continue
      }
      while deleted < gone.count, gone[deleted] < origin {
        steps.append(.delete(gone[deleted]))
        deleted += 1
      }
      if !isSame(index) {
        steps.append(.keep(index))
      }
    }
    for index in gone[deleted...] {
      steps.append(.delete(index))
    }
  }
}
