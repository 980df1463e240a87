import JSON

extension Linter {
  /// Returns the findings about one facet, in the order of the text, including those of decoding.
  public func diagnostics(of facet: Facet) -> [Diagnostic] {
    var report = LintReport(limitPerRule: limit)
    OmissionCheck.check(facet, admission, &report)
    TextCheck.check(facet, &report)
    ImageCheck.check(facet, capabilities: admission.capabilities, &report)
    EventCheck.check(facet, &report)
    CustomCheck.check(facet, &report)
    UnsafeTextCheck.check(facet, &report)
    return (decodingDiagnostics(about: facet) + report.list.kept).enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  /// Returns the findings of decoding about a facet. A search is quick, because only a limited number of each rule is
  /// kept.
  private func decodingDiagnostics(about facet: Facet) -> [Diagnostic] {
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
