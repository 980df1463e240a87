import FacetModel
import JSON

/// The checks of a decoded feed, for errors, for facets that a client leaves out, and for peculiarities. The feed must
/// be decoded with notes about logging, or without deferring it.
public struct Linter {
  let feed: Feed
  let admission: Admission
  let limit: Int

  public init(_ feed: Feed, admission: Admission, limits: FeedLimits = FeedLimits()) {
    self.feed = feed
    self.admission = admission
    limit = limits.diagnosticsPerRule
  }

  /// Returns all findings, including those of decoding.
  public func diagnostics() -> DiagnosticList { diagnostics(FacetShapes(of: feed, nil)) }

  /// Returns all findings. Facets whose shape is remembered are not checked again.
  func diagnostics(_ shapes: FacetShapes) -> DiagnosticList {
    var report = LintReport(feed, limitPerRule: limit)
    let places = UnsafePlaces(feed.document)
    for index in 0..<feed.tree.count {
      let facet = feed.tree[index]
      if !admission.isShownWhole(facet) { OmissionCheck.check(facet, admission, &report) }
      report.list.areShared = shapes.isShared(index)
      shapes.checkAll(index, shapes.memory?.model, &report) { checkContent(facet, shapes, &$0) }
      UnsafeTextCheck.check(facet, places, &report)
      report.list.areShared = false
    }
    for entry in feed.tree.componentEntries { UnsafeTextCheck.check(entry, &report) }
    shapes.memory?.model.countWaiting(&report.list)
    SharedIDCheck.check(feed, &report)
    PageCheck.check(feed, capabilities: admission.capabilities, &report)
    return report.list
  }

  /// Runs the checks that concern one facet.
  func check(_ facet: Facet, _ report: inout LintReport) {
    OmissionCheck.check(facet, admission, &report)
    checkContent(facet, &report)
    UnsafeTextCheck.check(facet, &report)
    if let entry = facet.componentEntry { UnsafeTextCheck.check(entry, &report) }
  }

  /// Runs those checks of a facet whose findings are not known.
  private func checkContent(_ facet: Facet, _ shapes: FacetShapes, _ report: inout LintReport) {
    let (index, memory) = (facet.index, shapes.memory)
    shapes.check(index, memory?.texts, &report) { TextCheck.check(facet, &$0) }
    shapes.check(index, memory?.pictures, &report) {
      ImageCheck.check(facet, capabilities: admission.capabilities, &$0)
    }
    shapes.check(index, memory?.events, &report) { EventCheck.check(facet, &$0) }
    shapes.check(index, memory?.custom, &report) { CustomCheck.checkFields(of: facet, &$0) }
    shapes.check(index, memory?.prices, &report) { CustomCheck.checkPrices(of: facet, &$0) }
  }

  /// Runs the checks whose findings depend on the shape of the facet alone.
  private func checkContent(_ facet: Facet, _ report: inout LintReport) {
    TextCheck.check(facet, &report)
    ImageCheck.check(facet, capabilities: admission.capabilities, &report)
    EventCheck.check(facet, &report)
    CustomCheck.check(facet, &report)
  }
}
