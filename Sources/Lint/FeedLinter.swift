import Components
import FacetModel

/// All checks of a decoded feed: those of the model, and those that know the design language and the components.
/// `facet lint` and the inspector both ask here, so they report the same findings about a facet.
package struct FeedLinter {
  let feed: Feed
  let model: Linter
  let memory: FindingMemory
  let placement = PlacementCheck()
  private let laterContent: LaterContent
  private var shapes: FacetShapes?

  /// `memory` is the memory of earlier responses that were read with the same interner, for the same client and the same
  /// components.
  package init(
    _ feed: Feed, admission: Admission, factory: FacetFactory, limits: FeedLimits = FeedLimits(),
    memory: FindingMemory? = nil
  ) {
    self.feed = feed
    model = Linter(feed, admission: admission, limits: limits)
    laterContent = LaterContent(admission, factory: factory)
    let interner = feed.document.interner
    let fitting = memory.flatMap { $0.interner === interner ? $0 : nil }
    self.memory = fitting ?? FindingMemory(interner, factory: factory)
  }

  /// Decides on the facets for a client, with what is remembered about their shapes.
  package init(
    _ feed: Feed, for client: Capabilities, factory: FacetFactory, limits: FeedLimits = FeedLimits(),
    memory: FindingMemory
  ) {
    let shapes = FacetShapes(of: feed, memory)
    let admission = Admission(feed.tree, for: client, obviousClicks: shapes.obviousClicks(of: feed.tree))
    self.init(feed, admission: admission, factory: factory, limits: limits, memory: memory)
    if shapes.memory != nil { self.shapes = shapes }
  }

  /// The facets that the client shows.
  package var admission: Admission { model.admission }

  /// Returns the findings about all facets, the sections and the page, including those of decoding.
  package mutating func findings() -> DiagnosticList {
    findings(shapes ?? FacetShapes(of: feed, memory))
  }

  /// Returns the same findings after checking every facet, without what is remembered about its shape.
  package mutating func findingsOfEveryCheck() -> DiagnosticList {
    findings(FacetShapes(of: feed, nil))
  }

  private mutating func findings(_ shapes: FacetShapes) -> DiagnosticList {
    var report = LintReport(model.diagnostics(shapes))
    for index in 0..<feed.tree.count {
      report.list.areShared = shapes.isShared(index)
      shapes.checkAll(index, shapes.memory?.design, &report) { check(feed.tree[index], shapes, &$0) }
    }
    report.list.areShared = false
    shapes.memory?.design?.countWaiting(&report.list)
    laterContent.check(feed, &report.list, isShared: shapes.isShared)
    for entry in feed.tree.componentEntries { memory.contentCheck.check(componentEntry: entry, &report.list) }
    placement.checkSections(of: feed, &report.list)
    memory.contentCheck.checkSections(of: feed, &report.list)
    return report.list
  }

  /// Returns the findings about one facet, in the order of the text, including those of decoding.
  package mutating func findings(of facet: Facet) -> [Diagnostic] {
    var found = model.diagnostics(of: facet)
    check(facet, &found)
    return found.inOrder
  }

  /// Runs those checks of a facet whose findings are not known.
  private func check(_ facet: Facet, _ shapes: FacetShapes, _ report: inout LintReport) {
    shapes.check(facet.index, shapes.memory?.styles, &report) { memory.styleCheck.check(facet, &$0.list) }
    shapes.check(facet.index, shapes.memory?.placement, &report) { placement.check(facet, &$0.list) }
    for (number, part) in ContentCheck.parts.enumerated() {
      shapes.check(facet.index, shapes.memory?.content?[number], &report) {
        memory.contentCheck.check(part, of: facet, &$0.list)
      }
    }
  }

  private func check(_ facet: Facet, _ found: inout DiagnosticList) {
    laterContent.check(facet, &found)
    memory.styleCheck.check(facet, &found)
    placement.check(facet, &found)
    memory.contentCheck.check(facet, &found)
    if let entry = facet.componentEntry { memory.contentCheck.check(componentEntry: entry, &found) }
  }
}
