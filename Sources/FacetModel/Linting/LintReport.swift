import JSON

/// What the checks write their findings into: values in, places out.
struct LintReport {
  private(set) var list: DiagnosticList

  init(_ feed: Feed, limitPerRule: Int) {
    list = feed.diagnosticList
  }

  /// Without what decoding has noticed.
  init(limitPerRule: Int) {
    list = DiagnosticList(limitPerRule: limitPerRule)
  }

  mutating func add(_ rule: Rule, at value: Value, _ message: @autoclosure () -> String) {
    add(rule, in: value.document, at: value.range.lowerBound, message())
  }

  mutating func add(_ rule: Rule, in document: Document, at offset: Int, _ message: @autoclosure () -> String) {
    list.add(rule, at: document.outermostOffset(of: offset), message())
  }
}
