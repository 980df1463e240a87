import Components
import FacetModel
import Text
import Wording

/// The reasons why a page shows nothing at all.
package struct BlankPage {
  let page: Page

  /// The number of reasons that are named; the list of omitted facets has the others.
  private static let mostReasons = 3

  /// The number of facets up to which the reasons are counted, because more would take noticeably long.
  private static let mostFacets = 50_000

  private var words: Words { page.words }

  package var row: NothingRow { NothingRow(reasons: reasons, in: words) }

  /// Returns the row for a screen, on which a key shows the facets that are left out.
  func row(inspecting key: SafeText) -> NothingRow {
    let hint = page.admission.omittedCount > 0 ? [words.showsLeftOut(key)] : []
    return NothingRow(reasons: reasons + hint, in: words)
  }

  /// The reasons, each a sentence; at least one.
  var reasons: [SafeText] {
    let found = errors + omissions + modules + silence
    let further = page.next(of: page.feed.page) == nil ? [] : [words.furtherPageFollows]
    return (found.isEmpty ? [words.noFacets] : found) + further
  }

  private var errors: [SafeText] {
    ServerErrors(page.feed).first(1, in: words)
  }

  private var omissions: [SafeText] {
    guard page.admission.omittedCount <= Self.mostFacets else {
      return [words.facetsLeftOut(page.admission.omittedCount) + words.lintSaysWhy]
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
      words.facetsLeftOut(reason.count) + ": " + reason.omission.reason(in: words) + "."
    }
    let rest = ordered.dropFirst(Self.mostReasons).reduce(0) { $0 + $1.element.count }
    return named + (rest == 0 ? [] : [words.facetsLeftOut(rest) + words.forOtherReasons + words.lintListsThem])
  }

  private var modules: [SafeText] {
    let count = page.feed.leftOutModuleCount
    guard count > 0 else { return [] }
    return [words.modulesLeftOut(count)]
  }

  /// A sentence about facets that are admitted but have nothing to show.
  private var silence: [SafeText] {
    let count = page.admission.shownCount
    guard count > 0 else { return [] }
    return [words.facetsWithNothingToSee(count)]
  }
}

extension Page {
  /// The reasons for a page that shows nothing.
  package var blank: BlankPage { BlankPage(page: self) }
}

extension Admission {
  /// The number of facets inside an omitted facet that are left out for no reason but that one.
  package func countLost(inside facet: Facet) -> Int {
    facet.children.reduce(0) { count, child in
      // A facet with a reason of its own is counted by itself, with the facets in it.
      omission(of: child) == .insideOmitted ? count + 1 + countLost(inside: child) : count
    }
  }
}
