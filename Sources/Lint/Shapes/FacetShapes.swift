import FacetModel

/// The shapes of the facets of one feed, with the findings that are remembered about them.
struct FacetShapes {
  /// The number of each facet's shape; zero for facets that are not to be remembered. Empty without a memory.
  private let numbers: [UInt32]
  let memory: FindingMemory?
  /// Whether each facet shares something with others; empty for a page without a cache.
  private let sharing: [Bool]

  init(of feed: Feed, _ memory: FindingMemory?) {
    sharing = feed.tree.sharing
    guard let memory, feed.document.interner === memory.interner, !feed.document.isTranslation else {
      numbers = []
      self.memory = nil
      return
    }
    numbers = (0..<feed.tree.count).map { index in
      feed.tree.fetchFacet(index + 1)
      return feed.tree.shape(ofFacet: index, in: memory.shapes) ?? 0
    }
    self.memory = memory
  }

  /// Whether a facet shares something with others, which have the same findings at the same places. They are not
  /// remembered by the shape.
  @inline(__always)
  func isShared(_ index: Int) -> Bool { !sharing.isEmpty && sharing[index] }

  /// Returns `clickObviouslyLeadsInside` of each facet; `nil` without a memory. The click has just been read for the
  /// shape, and reading it again takes longer than deciding on it.
  func obviousClicks(of tree: FacetTree) -> [Bool]? {
    memory.map { memory in numbers.indices.map { memory.clickObviouslyLeadsInside(tree[$0], shape: numbers[$0]) } }
  }

  /// Runs checks of a facet, unless their findings are known and would only be counted.
  @inline(__always)
  func check(
    _ index: Int, _ part: FindingMemory.Part?, _ report: inout LintReport, _ check: (inout LintReport) -> Void
  ) {
    guard let part, numbers[index] != 0, !isShared(index) else { return check(&report) }
    if part.answers(numbers[index], &report.list) { return }
    if part.isKnown(numbers[index]) { return check(&report) }
    learn(numbers[index], part, &report, check)
  }

  /// Runs all checks of a facet, unless their findings are known and would only be counted. `countWaiting` of the part
  /// counts them later. Therefore `check` must not be inside another check.
  @inline(__always)
  func checkAll(
    _ index: Int, _ part: FindingMemory.Part?, _ report: inout LintReport, _ check: (inout LintReport) -> Void
  ) {
    guard let part, numbers[index] != 0, !isShared(index) else { return check(&report) }
    if part.answersLater(numbers[index], &report.list) { return }
    if part.isKnown(numbers[index]) { return check(&report) }
    learn(numbers[index], part, &report, check)
  }

  private func learn(
    _ shape: UInt32, _ part: FindingMemory.Part, _ report: inout LintReport, _ check: (inout LintReport) -> Void
  ) {
    let before = report.list.counts
    check(&report)
    part.learn(shape, before, report.list.counts)
  }
}
