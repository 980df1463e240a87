import FacetModel

/// What clients of several versions show of a feed.
struct AdmissionCheck {
  private static let components = [
    ComponentCapability(id: "row.store", category: "row", since: SemanticVersion(2, 0, 0), isContainer: false),
    ComponentCapability(id: "row.text", category: "row", since: SemanticVersion(1, 0, 0), isContainer: false),
    ComponentCapability(id: "card.tile", category: "card", since: SemanticVersion(6, 0, 0), isContainer: false),
    ComponentCapability(
      id: "carousel.standard", category: "carousel", since: SemanticVersion(1, 0, 0), isContainer: true),
    ComponentCapability(id: "grid.standard", category: "grid", since: SemanticVersion(3, 0, 1), isContainer: true),
  ]
  private static let versions = [
    SemanticVersion(1, 0, 0), SemanticVersion(3, 0, 1), SemanticVersion(6, 0, 0), SemanticVersion(6, 1, 0),
  ]

  private let tree: FacetTree

  init(_ feed: Feed) {
    tree = feed.tree
  }

  func run() {
    let today = Capabilities(Self.components)
    var shownBefore: Set<Int> = []
    for version in Self.versions {
      let admission = Admission(tree, for: today.asOf(version))
      let shown = check(admission)
      demand(shownBefore.isSubset(of: shown), "a later client shows less")
      shownBefore = shown
    }
  }

  /// What lint says to today's client's author.
  static func lint(_ feed: Feed) -> [Diagnostic] {
    let admission = Admission(feed.tree, for: Capabilities(components))
    return Linter(feed, admission: admission).diagnostics().inOrder
  }

  /// The numbers of the facets shown.
  private func check(_ admission: Admission) -> Set<Int> {
    var shown: Set<Int> = []
    var clickless = 0
    for index in 0..<tree.count {
      let facet = tree[index]
      let omission = admission.omission(of: facet)
      demand((omission == nil) == admission.isShown(facet), "left out without a reason, or the other way round")
      _ = omission?.description
      if let lost = admission.lostClick(of: facet) {
        clickless += 1
        demand(omission == nil, "left out, and shown without a click")
        _ = lost.description
      }
      if admission.isShown(facet) {
        shown.insert(index)
        demand(facet.parent.map(admission.isShown) ?? true, "shown inside something that is not")
      }
      demand(admission.shown(facet.children).allSatisfy { admission.isShown($0) }, "a list shows what is left out")
    }
    demand(admission.clicklessCount == clickless, "another number of clicks is lost than counted")
    demand(admission.clicklessFacets.count == clickless, "another list of lost clicks than counted")
    demand(admission.shownCount == shown.count, "another number of facets is shown than counted")
    demand(admission.shownCount + admission.omittedCount == tree.count, "facets are not shown plus omitted")
    demand(admission.omittedFacets.count <= admission.omittedCount, "more reasons than omissions")
    return shown
  }
}
