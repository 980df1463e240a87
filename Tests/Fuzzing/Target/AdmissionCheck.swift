import FacetModel
import Lint

/// Checks which facets of a feed clients of several versions show.
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
      demand(shownBefore.isSubset(of: shown), "a later client leaves out a facet that an earlier one shows")
      shownBefore = shown
    }
  }

  /// The findings of lint for the current client.
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
      demand((omission == nil) == admission.isShown(facet), "a facet is left out without a reason, or shown with one")
      _ = omission?.description
      if let lost = admission.lostClick(of: facet) {
        clickless += 1
        demand(omission == nil, "a facet that is left out has a lost click")
        _ = lost.description
      }
      if admission.isShown(facet) {
        shown.insert(index)
        demand(facet.parent.map(admission.isShown) ?? true, "a facet is shown inside one that is left out")
      }
      demand(
        admission.shown(facet.children).allSatisfy { admission.isShown($0) }, "a list shows a facet that is left out")
    }
    demand(admission.clicklessCount == clickless, "the count of lost clicks is wrong")
    demand(admission.clicklessFacets.count == clickless, "the list of lost clicks is wrong")
    demand(admission.shownCount == shown.count, "the count of facets shown is wrong")
    demand(
      admission.shownCount + admission.omittedCount == tree.count,
      "the counts of facets shown and left out do not add up")
    demand(admission.omittedFacets.count <= admission.omittedCount, "more facets are listed as left out than counted")
    return shown
  }
}
