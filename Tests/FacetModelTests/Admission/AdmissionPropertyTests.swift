import FacetModel
import Testing

struct AdmissionPropertyTests {
  private static let versions = [
    SemanticVersion(1, 0, 0), SemanticVersion(2, 0, 0), SemanticVersion(3, 0, 1), SemanticVersion(4, 0, 0),
    SemanticVersion(6, 0, 0), SemanticVersion(6, 1, 0),
  ]

  @Test("Random trees are admitted as a second implementation of the rules admits them", arguments: versions)
  func admissionFollowsTheRules(_ version: SemanticVersion) throws {
    let oracle = AdmissionOracle(version: version)
    var kinds: Set<String> = []
    var lostClicks = 0
    for seed in 0..<200 as Range<UInt64> {
      let trees = grow(seed)
      let feed = try decode(web(trees.map(\.flat).joined(separator: ",")))
      let admission = Admission(feed.tree, for: Capabilities.all.asOf(version))
      let expected = oracle.shown(trees).map(\.id)

      try #require(preOrder(feed.sections[0].body, in: admission) == expected, "seed \(seed)")
      try #require(Set(feed.facets.filter(admission.isShown).compactMap(\.id)) == Set(expected), "seed \(seed)")
      try #require(admission.shownCount == expected.count, "seed \(seed)")
      let omitted = feed.facets.filter { admission.omission(of: $0) != nil }
      try #require(admission.shownCount + omitted.count == feed.facetCount, "seed \(seed)")
      try #require(admission.omittedCount == omitted.count, "seed \(seed)")
      try #require(
        admission.omittedFacets.map(\.index)
          == omitted.filter { admission.omission(of: $0) != .insideOmitted }.map(\.index), "seed \(seed)")

      let shown = feed.facets.filter(admission.isShown)
      let clickless = oracle.shown(trees).filter(oracle.losesClick).map(\.id)
      lostClicks += clickless.count
      try #require(Set(admission.clicklessFacets.compactMap(\.id)) == Set(clickless), "seed \(seed)")
      try #require(admission.clicklessCount == clickless.count, "seed \(seed)")
      try #require(
        feed.facets.filter { admission.lostClick(of: $0) != nil }.map(\.index)
          == admission.clicklessFacets.map(\.index), "seed \(seed)")
      try #require(Set(admission.clicklessFacets.map(\.index)).isSubset(of: shown.map(\.index)), "seed \(seed)")

      let known = Dictionary(uniqueKeysWithValues: trees.flatMap(\.postOrder).map { ($0.id, $0) })
      for facet in omitted {
        let reason = try #require(admission.omission(of: facet))
        let source = try #require(facet.id.flatMap { known[$0] })
        let parent = facet.parent.flatMap(\.id).flatMap { known[$0] }
        kinds.insert(try #require(kind(of: reason, isTrueOf: source, in: parent, oracle), "seed \(seed): \(reason)"))
      }
    }
    // From 6.1.0 on, no component is too new.
    #expect(kinds.count == (version >= SemanticVersion(6, 1, 0) ? 4 : 5))
    #expect((lostClicks > 0) == (version >= AdmissionOracle.keepsFacets))
  }

  /// The kind of the omission if its reason holds; `nil` if it does not.
  private func kind(
    of reason: Omission, isTrueOf facet: RandomFacet, in parent: RandomFacet?, _ oracle: AdmissionOracle
  ) -> String? {
    switch reason {
    // The random lists have valid counts and components.
    case .noComponent, .misplaced, .insideUndrawn: nil
    case .unknownComponent(let id):
      id == facet.component && Capabilities.all.components[id] == nil ? "unknown" : nil
    case .tooNew(let id, let since):
      id == facet.component && since > oracle.version && !oracle.isKnown(facet) ? "too new" : nil
    case .noChildShown: oracle.hasLostItsChildren(facet) ? "no child" : nil
    case .clickNotUnderstood: oracle.isLeftOut(forClickOf: facet) ? "click" : nil
    // A facet around this one is left out, and therefore its parent is left out too.
    case .insideOmitted: oracle.isAdmitted(facet) && parent != nil ? "inside" : nil
    }
  }

  private func preOrder(_ list: FacetList, in admission: Admission) -> [String] {
    admission.shown(list).flatMap { [$0.id ?? "-"] + preOrder($0.children, in: admission) }
  }

  private func grow(_ seed: UInt64) -> [RandomFacet] {
    var forest = Forest(
      seed: seed, components: AdmissionOracle.components, clicks: AdmissionOracle.clicks.map(\.json))
    return forest.grow(depth: 4)
  }
}
