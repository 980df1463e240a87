import FacetModel
import JSON

/// The findings of the checks. Callers pass values; the report stores their positions in the file.
struct LintReport {
  var list: DiagnosticList

  /// Creates a report that continues a list.
  init(_ list: DiagnosticList) {
    self.list = list
  }

  init(_ feed: Feed, limitPerRule: Int) {
    list = feed.diagnosticList
  }

  /// Creates a report that begins with some diagnostics of decoding.
  init(_ found: [Diagnostic], limitPerRule: Int) {
    list = DiagnosticList(limitPerRule: limitPerRule)
    for diagnostic in found { list.add(diagnostic) }
  }

  /// Adds the notes of the JSON reader about a document.
  mutating func addNotes(of document: Document) {
    list.addNotes(of: document)
  }

  mutating func add(_ rule: Rule, at value: Value, _ message: @autoclosure () -> String) {
    add(rule, in: value.document, at: value.range.lowerBound, message())
  }

  mutating func add(_ rule: Rule, in document: Document, at offset: Int, _ message: @autoclosure () -> String) {
    list.add(rule, at: document.outermostOffset(of: offset), message())
  }
}
