import JSON

/// Looks at a decoded feed as a careful reader of its backend's code would, and says what is wrong, what would be left
/// out, and what is only worth knowing. Decode without deferring anything first: what is not read is not judged.
public struct Linter {
  let feed: Feed
  let admission: Admission
  let limit: Int

  public init(_ feed: Feed, admission: Admission, limits: FeedLimits = FeedLimits()) {
    self.feed = feed
    self.admission = admission
    limit = limits.diagnosticsPerRule
  }

  /// What decoding noticed included.
  public func diagnostics() -> DiagnosticList {
    var report = LintReport(feed, limitPerRule: limit)
    for index in 0..<feed.tree.count {
      OmissionCheck.check(feed.tree[index], admission, &report)
    }
    for index in 0..<feed.tree.count {
      let facet = feed.tree[index]
      TextCheck.check(facet, &report)
      ImageCheck.check(facet, capabilities: admission.capabilities, &report)
      EventCheck.check(facet, &report)
      CustomCheck.check(facet, &report)
      UnsafeTextCheck.check(facet, &report)
    }
    SharedIDCheck.check(feed, &report)
    PageCheck.check(feed, capabilities: admission.capabilities, &report)
    return report.list
  }
}
