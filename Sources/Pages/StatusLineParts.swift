import FacetModel
import Text
import Wording

/// The single facts about a page that the status line names.
struct StatusLineParts {
  /// The words about the pictures of the page that are not loaded, in a long and a short form.
  struct PictureWords: Equatable {
    let long: SafeText
    let short: SafeText
  }

  private let page: PageSession
  private let words: Words

  init(page: PageSession, words: Words) {
    self.page = page
    self.words = words
  }

  /// The words about pictures; `nil` without pictures that are not loaded.
  func pictures(loadedBy key: SafeText) -> PictureWords? {
    let count = page.page.unloadedPictures.count
    guard count > 0 else { return nil }
    return PictureWords(
      long: words.picturesNotLoaded(count) + ": " + key, short: words.pictures(count) + ": " + key)
  }

  /// `3 left out, 1 without a click, 2 drawn by category as 6.1.0`
  var shares: SafeText {
    let leftOut = page.page.leftOutCount
    let clickless = page.page.admission.clicklessCount
    let byCategory = page.page.admission.standInCount
    let counts: [SafeText] = [
      leftOut == 0 ? "" : words.leftOut(leftOut), clickless == 0 ? "" : words.withoutClick(clickless),
      byCategory == 0 ? "" : words.drawnByCategory(byCategory),
    ]
    let left = counts.filter { !$0.isEmpty }.joined(separator: ", ")
    return [left, version].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The place of the facets that are left out because their order is not known. It stands before the scroll position,
  /// because narrow screens cut the end.
  var misplaced: (place: SafeText, reason: SafeText)? { page.page.firstStructureError }

  /// The first error that the server reports, and the number of the others.
  var errors: SafeText { page.serverErrors.words(in: words) }

  /// The client's version, if it is not the current one.
  private var version: SafeText {
    let version = page.page.admission.capabilities.version
    return version == Capabilities.current ? "" : words.asVersion("\(version)")
  }

  /// The mark of pages that are translated from another format. It stands first, because narrow screens cut the end.
  /// The inspector names the format.
  var translation: SafeText { page.page.feed.translatedFrom == nil ? "" : words.translated }

  /// The mark of pages that could not be loaded again. It stays when the message about it is gone.
  var outdated: SafeText { page.outdated.isDisjoint(with: page.parts.numbers) ? "" : words.notUpdated }

  var progress: SafeText {
    switch page.viewport.progress {
    case nil: ""
    case 0: words.top
    case 100: words.end
    case let hundredths?: "\(hundredths) %"
    }
  }
}
