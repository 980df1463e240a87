import FacetModel
import JSON

/// The check for characters that are not text, such as controls. Logging is not checked, because the user never sees
/// it.
enum UnsafeTextCheck {
  static func check(_ facet: Facet, _ places: UnsafePlaces?, _ report: inout LintReport) {
    let isClean = places.map { !$0.mayBe(in: facet.source) } ?? false
    if isClean { checkPartsInCache(of: facet, &report) } else { check(facet, &report) }
  }

  static func check(_ facet: Facet, _ report: inout LintReport) {
    for (symbol, value) in facet.source.members {
      check(value, under: WireVocabulary.shared.key(of: symbol), &report)
    }
    checkPartsInCache(of: facet, &report)
  }

  private static func checkPartsInCache(of facet: Facet, _ report: inout LintReport) {
    for (key, part) in facet.partsInCache { check(part, under: key, &report) }
  }

  private static func check(_ value: Value, under key: WireKey?, _ report: inout LintReport) {
    switch key {
    case .children, .logging: break
    case .custom: check(value.lenientObject ?? value, &report)
    default: check(value, &report)
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
