import Components
import FacetModel

/// All checks of a decoded feed: those of the model, and those that know the design language and the components.
/// `facet lint` and the inspector both ask here, so they report the same findings about a facet.
package struct FeedLinter {
  let feed: Feed
  let model: Linter
  let memory: FindingMemory
  let placement = PlacementCheck()

  /// `memory` is the memory of earlier responses that were read with the same interner, for the same client and the same
  /// components.
  package init(
    _ feed: Feed, admission: Admission, factory: FacetFactory, limits: FeedLimits = FeedLimits(),
    memory: FindingMemory? = nil
  ) {
    self.feed = feed
    model = Linter(feed, admission: admission, limits: limits)
    let interner = feed.document.interner
    let fitting = memory.flatMap { $0.interner === interner ? $0 : nil }
    self.memory = fitting ?? FindingMemory(interner, factory: factory)
  }

  /// Returns the findings about all facets, the sections and the page, including those of decoding.
  package mutating func findings() -> DiagnosticList {
    findings(FacetShapes(of: feed, memory))
  }

  /// Returns the same findings after checking every facet, without what is remembered about its shape.
  package mutating func findingsOfEveryCheck() -> DiagnosticList {
    findings(FacetShapes(of: feed, nil))
  }

  private mutating func findings(_ shapes: FacetShapes) -> DiagnosticList {
    var report = LintReport(model.diagnostics(shapes))
    for index in 0..<feed.tree.count {
      shapes.check(index, shapes.memory?.design, &report) { check(feed.tree[index], &$0.list) }
    }
    placement.checkSections(of: feed, &report.list)
    memory.content.checkSections(of: feed, &report.list)
    return report.list
  }

  /// Returns the findings about one facet, in the order of the text, including those of decoding.
  package mutating func findings(of facet: Facet) -> [Diagnostic] {
    var found = model.diagnostics(of: facet)
    check(facet, &found)
    return found.inOrder
  }

  private func check(_ facet: Facet, _ found: inout DiagnosticList) {
    memory.style.check(facet, &found)
    placement.check(facet, &found)
    memory.content.check(facet, &found)
  }
}
