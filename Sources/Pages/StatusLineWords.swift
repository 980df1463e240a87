import Branding
import FacetModel
import Text
import Wording

/// The words about the current page: its title, the scroll position, the omitted facets, and the request on its way.
package struct StatusLineWords {
  package let place: HistoryEntry
  package let trail: [SafeText]
  package let brand: Brand
  package let words: Words
  /// The words about the request on its way; empty without one.
  package let loading: SafeText
  /// The key that loads pictures from servers, if it has an effect here.
  package var pictureKey: SafeText?

  package init(place: HistoryEntry, trail: [SafeText], brand: Brand, words: Words, loading: SafeText) {
    self.place = place
    self.trail = trail
    self.brand = brand
    self.words = words
    self.loading = loading
  }

  package var text: SafeText { Self.line([SafeText(brand.displayName), whereabouts(crumbs), facts(pictures)]) }

  /// Returns the words that fit: without the brand on narrow screens, then without the first pages of the trail. The
  /// current page stays, as in `…› Sign in`.
  package func text(columns: Int) -> SafeText {
    let isRoomy = Self.line([shortest, facts(pictures)]).columns <= columns
    let facts = facts(isRoomy ? pictures : fewPictures)
    // The key for the pictures is not cut off.
    let isWhole = unloaded != nil && Self.line([shortest, facts]).columns <= columns
    // Long errors do not push the place away, because the end of the line can be cut.
    let wanted = facts.columns > columns / 2 && !isWhole ? facts.prefix(columns: columns / 2) : facts
    let places =
      [Self.line([SafeText(brand.displayName), whereabouts(crumbs)])]
      + (1...max(1, crumbs.count)).reversed().map { whereabouts(crumbs.suffix($0)) }
    let place = places.first { Self.line([$0, wanted]).columns <= columns } ?? whereabouts(crumbs.suffix(1))
    return Self.line([place, facts]).truncated(to: columns)
  }

  /// The least words about the place: the title of the current page.
  package var shortest: SafeText { whereabouts(crumbs.suffix(1)) }

  private var crumbs: ArraySlice<SafeText> { trail.suffix(3) }

  private func whereabouts(_ crumbs: ArraySlice<SafeText>) -> SafeText {
    let start: SafeText = crumbs.count < self.crumbs.count ? "…› " : ""
    return Self.line([translation, misplaced?.place ?? "", start + crumbs.joined(separator: " › ")])
  }

  private func facts(_ pictures: SafeText) -> SafeText {
    Self.line([pictures, progress, shares, misplaced?.reason ?? "", errors, loading])
  }

  /// `12 pictures not loaded: P`
  private var pictures: SafeText {
    unloaded.map { count, key in words.picturesNotLoaded(count) + ": " + key } ?? ""
  }

  /// `12 pictures: P`, for narrow screens.
  private var fewPictures: SafeText {
    unloaded.map { count, key in words.pictures(count) + ": " + key } ?? ""
  }

  private var unloaded: (count: Int, key: SafeText)? {
    guard let pictureKey, let count = place.page?.page.unloadedPictures.count, count > 0 else { return nil }
    return (count, pictureKey)
  }

  private static func line(_ parts: [SafeText]) -> SafeText {
    parts.filter { !$0.isEmpty }.joined(separator: " • ")
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

  /// The place of the facets that are left out because their order is not known. It stands before the scroll position,
  /// because narrow screens cut the end.
  private var misplaced: (place: SafeText, reason: SafeText)? { place.page?.page.firstStructureError }

  /// The first error that the server reports, and the number of the others.
  private var errors: SafeText { place.page?.serverErrors.words(in: words) ?? "" }

  /// The client's version, if it is not the current one.
  private var version: SafeText {
    guard let version = place.page?.page.admission.capabilities.version, version != Capabilities.current else {
      return ""
    }
    return words.asVersion("\(version)")
  }

  /// The mark of pages that are translated from another format. It stands first, because narrow screens cut the end.
  /// The inspector names the format.
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
