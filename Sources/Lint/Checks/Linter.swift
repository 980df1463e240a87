import FacetModel
import JSON

/// The checks of a decoded feed, for errors, for facets that a client leaves out, and for peculiarities. The feed must
/// be decoded without deferring, because deferred values are not checked.
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
  public func diagnostics() -> DiagnosticList {
    var report = LintReport(feed, limitPerRule: limit)
    for index in 0..<feed.tree.count { check(feed.tree[index], &report) }
    SharedIDCheck.check(feed, &report)
    PageCheck.check(feed, capabilities: admission.capabilities, &report)
    return report.list
  }

  /// Runs the checks that concern one facet.
  func check(_ facet: Facet, _ report: inout LintReport) {
    OmissionCheck.check(facet, admission, &report)
    TextCheck.check(facet, &report)
    ImageCheck.check(facet, capabilities: admission.capabilities, &report)
    EventCheck.check(facet, &report)
    CustomCheck.check(facet, &report)
    UnsafeTextCheck.check(facet, &report)
  }
}
