import FacetModel
import JSON
import Text

/// The check of a facet's data besides the typed fields.
enum CustomCheck {
  static func check(_ facet: Facet, _ report: inout LintReport) {
    checkFields(of: facet, &report)
    checkPrices(of: facet, &report)
  }

  /// Checks everything but the prices.
  static func checkFields(of facet: Facet, _ report: inout LintReport) {
    if let logging = facet.part(.logging) {
      ObjectCheck.check(logging, "logging", &report)
    }
    guard let custom = facet.part(.custom), ObjectCheck.check(custom, "custom", &report),
      let object = custom.lenientObject, !custom.document.isTranslation
    else { return }
    check(object["badges"], &report)
    expect(object["range_direction"], in: rangeDirections, "range direction", &report)
  }

  static func checkPrices(of facet: Facet, _ report: inout LintReport) {
    guard let custom = facet.part(.custom), !custom.document.isTranslation, let object = custom.lenientObject else {
      return
    }
    PriceCheck.check(object, &report)
  }

  private static func check(_ badges: Value?, _ report: inout LintReport) {
    guard let badges, !badges.isNull, !badges.isEmptyString else { return }
    guard badges.kind == .array else {
      report.add(.wrongType, at: badges, "custom.badges is not a list")
      return
    }
    for badge in badges.elements {
      if badge.kind != .object { report.add(.wrongType, at: badge, "a badge is not an object") }
      expect(badge["dls_tag_style"], in: tagStyles, "tag style", &report)
      expect(badge["dls_tag_type"], in: tagTypes, "tag type", &report)
      expect(badge["type"], in: badgeTypes, "badge type", &report)
    }
  }

  static let rangeDirections: Set<String> = ["over", "under"]
  static let tagStyles: Set<String> = ["highlight", "informational", "positive", "warning"]
  static let tagTypes: Set<String> = ["default", "emphasis"]
  static let badgeTypes: Set<String> = [
    "offer", "sponsored", "day_part_offer", "top_rated_leaderboard", "high_stock", "low_stock",
    "x_in_stock", "snap",
  ]

  private static func expect(_ value: Value?, in known: Set<String>, _ name: String, _ report: inout LintReport) {
    guard let value, let word = value.lenientString, !known.contains(word) else { return }
    let meant = Misspelling.meant(by: word, among: known.sorted())
    report.add(.unknownValue, at: value, "the \(name) \(quoted(word)) is unknown" + Suggestion.words(for: meant))
  }
}
