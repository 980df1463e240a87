import Branding
import FacetModel
import Text
import Wording

/// The words about the current page: its title, the scroll position, the omitted facets, and the request on its way.
///
/// The parts are put together once, because a line tries several lengths in each frame.
package struct StatusLineWords: Equatable {
  private let brand: SafeText
  private let crumbs: ArraySlice<SafeText>
  /// The words before the title.
  private let front: SafeText
  /// The words behind the title, without those about pictures.
  private let facts: SafeText
  /// `12 pictures not loaded: P`, and the same for narrow screens; `nil` if all are loaded, or no key loads them.
  private let pictures: StatusLineParts.PictureWords?

  /// `loading` are the words about the request on its way. `pictureKey` is the key that loads pictures from servers, if
  /// it has an effect here.
  package init(
    place: HistoryEntry, trail: [SafeText], brand: Brand, words: Words, loading: SafeText, pictureKey: SafeText? = nil
  ) {
    self.brand = SafeText(brand.displayName)
    crumbs = trail.suffix(3)
    let parts = place.withPage { page in
      let parts = StatusLineParts(page: page, words: words)
      return (
        front: Self.line([parts.outdated, parts.translation, parts.misplaced?.place ?? ""]),
        facts: [parts.progress, parts.shares, parts.misplaced?.reason ?? "", parts.errors],
        pictures: pictureKey.flatMap { parts.pictures(loadedBy: $0) }
      )
    }
    front = parts?.front ?? ""
    facts = Self.line((parts?.facts ?? []) + [loading])
    pictures = parts?.pictures
  }

  package var text: SafeText { Self.line([brand, whereabouts(crumbs), pictures?.long ?? "", facts]) }

  /// Returns the words that fit: without the brand on narrow screens, then without the first pages of the trail. The
  /// current page stays, as in `…› Sign in`.
  package func text(columns: Int) -> SafeText {
    let (facts, isWhole) = facts(besides: columns)
    // Long errors do not push the place away, because the end of the line can be cut.
    let wanted = facts.columns > columns / 2 && !isWhole ? facts.prefix(columns: columns / 2) : facts
    let place = place { Self.line([$0, wanted]).columns <= columns } ?? shortest
    return Self.line([place, facts]).truncated(to: columns)
  }

  /// Returns the words about the place that come first among those that fit.
  private func place(where fits: (SafeText) -> Bool) -> SafeText? {
    let whole = Self.line([brand, whereabouts(crumbs)])
    if fits(whole) { return whole }
    for count in (1...max(1, crumbs.count)).reversed() {
      let part = whereabouts(crumbs.suffix(count))
      if fits(part) { return part }
    }
    return nil
  }

  /// Returns the words behind the title, and whether none of them may be cut off: the key for the pictures may not.
  private func facts(besides columns: Int) -> (SafeText, isWhole: Bool) {
    guard let pictures else { return (facts, false) }
    for words in [pictures.long, pictures.short] {
      let facts = Self.line([words, facts])
      if Self.line([shortest, facts]).columns <= columns { return (facts, true) }
    }
    return (Self.line([pictures.short, facts]), false)
  }

  /// The least words about the place: the title of the current page.
  package var shortest: SafeText { whereabouts(crumbs.suffix(1)) }

  private func whereabouts(_ crumbs: ArraySlice<SafeText>) -> SafeText {
    let start: SafeText = crumbs.count < self.crumbs.count ? "…› " : ""
    return Self.line([front, start + crumbs.joined(separator: " › ")])
  }

  private static func line(_ parts: [SafeText]) -> SafeText {
    parts.filter { !$0.isEmpty }.joined(separator: " • ")
  }
}
