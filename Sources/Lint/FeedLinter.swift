import Components
import FacetModel

/// All checks of a decoded feed: those of the model, and those that know the design language and the components.
/// `facet lint` and the inspector both ask here, so they report the same findings about a facet.
package struct FeedLinter {
  private let feed: Feed
  private let model: Linter
  private let limit: Int
  private var style: StyleCheck
  private let placement = PlacementCheck()
  private var content: ContentCheck

  package init(_ feed: Feed, admission: Admission, factory: FacetFactory, limits: FeedLimits = FeedLimits()) {
    self.feed = feed
    model = Linter(feed, admission: admission, limits: limits)
    limit = limits.diagnosticsPerRule
    style = StyleCheck(feed)
    content = ContentCheck(feed, factory: factory)
  }

  /// Returns the findings about all facets, the sections and the page, including those of decoding.
  package mutating func findings() -> DiagnosticList {
    var found = model.diagnostics()
    for index in 0..<feed.tree.count { check(feed.tree[index], &found) }
    placement.checkSections(of: feed, &found)
    content.checkSections(&found)
    return found
  }

  /// Returns the findings about one facet, in the order of the text, including those of decoding.
  package mutating func findings(of facet: Facet) -> [Diagnostic] {
    var found = model.diagnostics(of: facet)
    check(facet, &found)
    return found.inOrder
  }

  private mutating func check(_ facet: Facet, _ found: inout DiagnosticList) {
    style.check(facet, &found)
    placement.check(facet, &found)
    content.check(facet, &found)
  }
}
