import FacetModel
import JSON

/// The check of the JSON of logging that decoding has deferred without notes. A page in the app defers logging; `facet lint` reads it
/// with the rest of the text.
enum LoggingCheck {
  static func check(_ facet: Facet, _ report: inout LintReport) {
    if facet.source.document.limits.notesDeferredValues { return }
    for (symbol, value) in facet.source.members where WireVocabulary.shared.key(of: symbol) != .children {
      check(value, &report)
    }
    for (_, part) in facet.partsInCache { check(part, &report) }
  }

  private static func check(_ value: Value, _ report: inout LintReport) {
    if let document = value.deferredDocument { return report.addNotes(of: document) }
    for (_, member) in value.members { check(member, &report) }
    for element in value.elements { check(element, &report) }
  }
}
