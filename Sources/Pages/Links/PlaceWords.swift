import Branding
import FacetModel
import Text
import Wording

/// Where one is, how far down, what is left out, and what loads.
package struct PlaceWords {
  package let place: HistoryEntry
  package let trail: [SafeText]
  package let brand: Brand
  package let words: Words
  /// What loads, if anything does.
  package let loading: SafeText

  package init(place: HistoryEntry, trail: [SafeText], brand: Brand, words: Words, loading: SafeText) {
    self.place = place
    self.trail = trail
    self.brand = brand
    self.words = words
    self.loading = loading
  }

  package var text: SafeText {
    let facts = [
      SafeText(brand.displayName), translation, misplaced?.place ?? "", trail.suffix(3).joined(separator: " › "),
      progress, shares, misplaced?.reason ?? "", errors, loading,
    ]
    return facts.filter { !$0.isEmpty }.joined(separator: " • ")
  }

  /// `3 left out, 1 without a click, 2 drawn by category as 6.1.0`
  private var shares: SafeText {
    let admission = place.page?.page.admission
    let leftOut = place.page?.page.leftOutCount ?? 0
    let clickless = admission?.clicklessCount ?? 0
    let byCategory = admission?.standInCount ?? 0
    let counts: [SafeText] = [
      leftOut == 0 ? "" : words.leftOut(leftOut), clickless == 0 ? "" : words.withoutClick(clickless),
      byCategory == 0 ? "" : words.drawnByCategory(byCategory),
    ]
    let left = counts.filter { !$0.isEmpty }.joined(separator: ", ")
    return [left, version].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Where facets are left out because their order is not known. Where a page is wrong, that is worth more than where
  /// on the page the reader is: narrow screens cut the end.
  private var misplaced: (place: SafeText, reason: SafeText)? { place.page?.page.firstStructureError }

  /// What the server says went wrong: the first of it, and how much more there is.
  private var errors: SafeText { place.page?.serverErrors.words(in: words) ?? "" }

  /// Only where that is not today's.
  private var version: SafeText {
    guard let version = place.page?.page.admission.capabilities.version, version != Capabilities.current else {
      return ""
    }
    return words.asVersion("\(version)")
  }

  /// Said of pages that are not as they were sent, before anything that a narrow screen cuts. The inspector says from
  /// what.
  private var translation: SafeText {
    place.page?.page.feed.translatedFrom == nil ? "" : words.translated
  }

  private var progress: SafeText {
    switch place.page?.viewport.progress {
    case nil: ""
    case 0: words.top
    case 100: words.end
    case let hundredths?: "\(hundredths) %"
    }
  }
}
