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
    let left = place.page?.page.admission.omittedCount ?? 0
    let facts = [
      SafeText(brand.displayName), trail.suffix(3).joined(separator: " › "), progress, translation,
      left == 0 ? version : "\(left) left out" + (version.isEmpty ? "" : " " + version), loading,
    ]
    return facts.filter { !$0.isEmpty }.joined(separator: " • ")
  }

  /// Only where that is not today's.
  private var version: SafeText {
    guard let version = place.page?.page.admission.capabilities.version, version != Capabilities.current else {
      return ""
    }
    return "as \(version)"
  }

  /// Said of pages that are not as they were sent.
  private var translation: SafeText {
    guard let operation = place.page?.page.feed.translatedFrom else { return "" }
    return "translated from " + SafeText(operation).truncated(to: 40)
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
