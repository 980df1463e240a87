import FacetModel
import Text
import Wording

/// The single facts about a page that the status line names.
struct StatusLineParts {
  let place: HistoryEntry
  let words: Words

  /// The words about the pictures of the page that are not loaded, in a long and a short form; `nil` without such
  /// pictures.
  func pictures(loadedBy key: SafeText) -> (long: SafeText, short: SafeText)? {
    guard let count = place.page?.page.unloadedPictures.count, count > 0 else { return nil }
    return (words.picturesNotLoaded(count) + ": " + key, words.pictures(count) + ": " + key)
  }

  /// `3 left out, 1 without a click, 2 drawn by category as 6.1.0`
  var shares: SafeText {
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
  var misplaced: (place: SafeText, reason: SafeText)? { place.page?.page.firstStructureError }

  /// The first error that the server reports, and the number of the others.
  var errors: SafeText { place.page?.serverErrors.words(in: words) ?? "" }

  /// The client's version, if it is not the current one.
  private var version: SafeText {
    guard let version = place.page?.page.admission.capabilities.version, version != Capabilities.current else {
      return ""
    }
    return words.asVersion("\(version)")
  }

  /// The mark of pages that are translated from another format. It stands first, because narrow screens cut the end.
  /// The inspector names the format.
  var translation: SafeText {
    place.page?.page.feed.translatedFrom == nil ? "" : words.translated
  }

  var progress: SafeText {
    switch place.page?.viewport.progress {
    case nil: ""
    case 0: words.top
    case 100: words.end
    case let hundredths?: "\(hundredths) %"
    }
  }
}
