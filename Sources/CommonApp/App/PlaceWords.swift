import FacetModel
import Text

/// Where one is, how far down, what is left out, and what loads.
struct PlaceWords {
  let place: Place
  let trail: [SafeText]
  let brand: Brand
  /// What loads, if anything does.
  let loading: SafeText

  var text: SafeText {
    let facts = [
      SafeText(brand.displayName), translation, trail.suffix(3).joined(separator: " › "), progress, shares, misplaced,
      errors,
      loading,
    ]
    return facts.filter { !$0.isEmpty }.joined(separator: " • ")
  }

  /// `3 left out, 1 without a click, 2 drawn by category as 6.1.0`
  private var shares: SafeText {
    let admission = place.page?.page.admission
    let left = place.page?.page.leftOutCount ?? 0
    let clickless = admission?.clicklessCount ?? 0
    let byCategory = admission?.standInCount ?? 0
    let counts: [SafeText] = [
      left == 0 ? "" : "\(left) left out", clickless == 0 ? "" : "\(clickless) without a click",
      byCategory == 0 ? "" : "\(byCategory) drawn by category",
    ]
    let words = counts.filter { !$0.isEmpty }.joined(separator: ", ")
    return [words, version].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Where facets are left out because their order is not known.
  private var misplaced: SafeText { place.page?.page.structureError ?? "" }

  /// What the server says went wrong: the first of it, and how much more there is.
  private var errors: SafeText { place.page?.serverErrors.words ?? "" }

  /// Only where that is not today's.
  private var version: SafeText {
    guard let version = place.page?.page.admission.capabilities.version, version != Capabilities.current else {
      return ""
    }
    return "as \(version)"
  }

  /// Said of pages that are not as they were sent, before anything that a narrow screen cuts. The inspector says from
  /// what.
  private var translation: SafeText {
    place.page?.page.feed.translatedFrom == nil ? "" : "translated"
  }

  private var progress: SafeText {
    switch place.page?.viewport.progress {
    case nil: ""
    case 0: "top"
    case 100: "end"
    case let hundredths?: "\(hundredths) %"
    }
  }
}
