import FacetModel
import JSON

/// The check for characters that are not text, such as controls. Logging is not checked, because the user never sees
/// it.
enum UnsafeTextCheck {
  static func check(_ facet: Facet, _ places: UnsafePlaces?, _ report: inout LintReport) {
    if let places, !places.mayBe(in: facet.source) { return }
    check(facet, &report)
  }

  static func check(_ facet: Facet, _ report: inout LintReport) {
    for (symbol, value) in facet.source.members {
      switch WireVocabulary.shared.key(of: symbol) {
      case .children, .logging: break
      case .custom: check(value.lenientObject ?? value, &report)
      default: check(value, &report)
      }
    }
  }

  static func check(_ value: Value, _ report: inout LintReport) {
    switch value.kind {
    case .string:
      if let text = value.string, let fault = UnsafeText.fault(in: text) {
        report.add(.unsafeText, at: value, fault)
      }
    case .array, .object:
      for (symbol, member) in value.members where WireVocabulary.shared.key(of: symbol) == .data {
        check(member.lenientObject ?? member, &report)
      }
      for (symbol, member) in value.members where WireVocabulary.shared.key(of: symbol) != .data {
        check(member, &report)
      }
      for element in value.elements {
        check(element, &report)
      }
    default:
      break
    }
  }
}
