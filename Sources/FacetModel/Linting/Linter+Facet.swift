import JSON

extension Linter {
  /// What there is to say about one facet, in the order of the text. What decoding noticed about it is included.
  public func diagnostics(of facet: Facet) -> [Diagnostic] {
    var report = LintReport(limitPerRule: limit)
    OmissionCheck.check(facet, admission, &report)
    TextCheck.check(facet, &report)
    ImageCheck.check(facet, capabilities: admission.capabilities, &report)
    EventCheck.check(facet, &report)
    CustomCheck.check(facet, &report)
    UnsafeTextCheck.check(facet, &report)
    return (noticed(about: facet) + report.list.kept).enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  /// A few of each rule are kept, however long the feed: to look through them is quick.
  private func noticed(about facet: Facet) -> [Diagnostic] {
    let source = facet.source
    let text = source.document.outermost
    guard let notes = feed.notes.last(where: { $0.document === text }) else { return [] }
    let range = source.fileRange
    let found = notes.list.kept.filter { range.contains($0.offset) }
    guard !found.isEmpty else { return [] }
    let children = facet.children.map(\.source.fileRange)
    return found.filter { diagnostic in !children.contains { $0.contains(diagnostic.offset) } }
  }
}
