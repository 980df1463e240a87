import FacetModel

extension FeedLinter {
  /// The checks of facets that `run` knows.
  package static let measuredChecks: [RuleCheck] = [
    .omissions, .texts, .pictures, .events, .custom, .characters, .sharedIDs, .styles, .placement, .content,
  ]

  /// Runs one check over all facets, so that its time can be measured. Returns the number of its findings.
  package mutating func run(_ check: RuleCheck) -> Int {
    var report = LintReport([], limitPerRule: 0)
    if check == .sharedIDs { SharedIDCheck.check(feed, &report) }
    let places = check == .characters ? UnsafePlaces(feed.document) : nil
    for index in 0..<feed.tree.count {
      let facet = feed.tree[index]
      switch check {
      case .omissions:
        if !model.admission.isShownWhole(facet) { OmissionCheck.check(facet, model.admission, &report) }
      case .texts: TextCheck.check(facet, &report)
      case .pictures: ImageCheck.check(facet, capabilities: model.admission.capabilities, &report)
      case .events: EventCheck.check(facet, &report)
      case .custom: CustomCheck.check(facet, &report)
      case .characters: UnsafeTextCheck.check(facet, places, &report)
      case .styles: memory.styleCheck.check(facet, &report.list)
      case .placement: placement.check(facet, &report.list)
      case .content: memory.contentCheck.check(facet, &report.list)
      default: break
      }
    }
    return report.list.total
  }

  /// Finds the shapes of all facets, so that the time can be measured. Returns the number of shapes.
  package mutating func countShapes() -> Int {
    _ = FacetShapes(of: feed, memory)
    return memory.shapes.count
  }
}
