import Feeds
import Reporting
import Sessions
import Text

/// The facets found by a search in the cache, as text.
struct FoundReport {
  let found: FoundFacets
  /// The time now, in seconds since 1970.
  let now: Int

  private static let longestName = 60
  private static let longestText = 60
  private static let longestAddress = 100

  func printLines(_ print: (StyledText) -> Void) {
    for facet in found.facets {
      let id = SafeText(facet.id).truncated(to: Self.longestName)
      print(
        StyledText(facet.id.isEmpty ? "(no id)" : id, .bold)
          + StyledText(facet.text.isEmpty ? "" : "  " + SafeText(facet.text).truncated(to: Self.longestText)))
      let component = SafeText(facet.component).truncated(to: Self.longestName)
      let section = SafeText(facet.section).truncated(to: Self.longestName)
      let address = HTTPPage.shownAddress(facet.address).truncated(to: Self.longestAddress)
      print(StyledText("  \(component) on \(address)" + (section.isEmpty ? "" : ", section " + section)))
      let ages: SafeText = "first seen \(age(facet.firstSeen)), last seen \(age(facet.lastSeen))"
      print(StyledText("  " + ages + Self.fate(facet), .dim))
    }
    print(StyledText())
    let more: SafeText = found.more == 0 ? "" : ", \(found.more) not shown"
    print(StyledText(Self.count(found.facets.count + found.more) + more))
  }

  private func age(_ time: Int) -> SafeText { Age.words(since: time, now: now, in: .english) }

  private static func fate(_ facet: FoundFacet) -> SafeText {
    facet.isCurrent ? "" : "; the page that is kept no longer says so"
  }

  private static func count(_ count: Int) -> SafeText { count == 1 ? "1 facet found" : "\(count) facets found" }

  var json: JSONOutput {
    .object([
      ("facets", .elements(found.facets.lazy.map(Self.json))), ("more", .number(found.more)),
    ])
  }

  private static func json(_ facet: FoundFacet) -> JSONOutput {
    .object([
      ("id", .exact(facet.id)), ("component", .exact(facet.component)), ("section", .exact(facet.section)),
      ("page", .string(HTTPPage.shownAddress(facet.address))), ("text", .exact(facet.text)),
      ("matches", .string(facet.hasID ? "id" : "text")), ("first_seen", .number(facet.firstSeen)),
      ("last_seen", .number(facet.lastSeen)), ("is_current", .bool(facet.isCurrent)),
    ])
  }
}
