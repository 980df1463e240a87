import Components
import FacetModel
import Text

/// Why a page shows nothing at all.
struct BlankPage {
  let page: Page

  /// Reasons beyond these are for the list of what is left out.
  private static let mostReasons = 3

  /// Counting the reasons of more facets would take noticeably long.
  private static let mostFacets = 50_000

  var row: NothingRow { NothingRow(reasons: reasons) }

  /// The reasons, each a sentence; at least one.
  var reasons: [SafeText] {
    let found = errors + omissions + modules + silence
    return found.isEmpty ? ["The feed has no facets."] : found
  }

  private var errors: [SafeText] {
    ServerErrors(page.feed).first(1)
  }

  private var omissions: [SafeText] {
    guard page.admission.omittedCount <= Self.mostFacets else {
      return [Self.number(page.admission.omittedCount, "facet") + " left out; lint says why."]
    }
    var counts: [(omission: Omission, count: Int)] = []
    var numbers: [Omission: Int] = [:]
    for facet in page.admission.omittedFacets {
      guard let omission = page.admission.omission(of: facet) else { continue }
      let count = 1 + page.admission.countLost(inside: facet)
      if let number = numbers[omission] {
        counts[number].count += count
      } else {
        numbers[omission] = counts.count
        counts.append((omission, count))
      }
    }
    let ordered = counts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    let named = ordered.prefix(Self.mostReasons).map { _, reason in
      Self.number(reason.count, "facet") + " left out: \(SafeText(reason.omission.description))."
    }
    let rest = ordered.dropFirst(Self.mostReasons).reduce(0) { $0 + $1.element.count }
    return named + (rest == 0 ? [] : [Self.number(rest, "facet") + " left out for other reasons; lint lists them."])
  }

  private var modules: [SafeText] {
    let count = page.feed.leftOutModuleCount
    guard count > 0 else { return [] }
    return [Self.number(count, "module") + " left out: " + (count == 1 ? "it wraps" : "they wrap") + " no facets."]
  }

  /// Facets that are shown, and have nothing that could be seen.
  private var silence: [SafeText] {
    let count = page.admission.shownCount
    guard count > 0 else { return [] }
    return [
      count == 1
        ? "1 facet has nothing that can be seen: no words and no picture."
        : "\(count) facets have nothing that can be seen: no words and no pictures."
    ]
  }

  private static func number(_ count: Int, _ thing: SafeText) -> SafeText {
    "\(count) " + thing + (count == 1 ? " is" : "s are")
  }
}

extension Page {
  /// Says why the page shows nothing, where that is so.
  var blank: BlankPage { BlankPage(page: self) }
}
