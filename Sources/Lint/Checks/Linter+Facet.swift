import FacetModel
import JSON

extension Linter {
  /// Returns the findings about one facet, including those of decoding.
  public func diagnostics(of facet: Facet) -> DiagnosticList {
    var report = LintReport(decodingDiagnostics(about: facet), limitPerRule: limit)
    LoggingCheck.check(facet, &report)
    check(facet, &report)
    SharedIDCheck.check(facet, in: feed, &report)
    return report.list
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
