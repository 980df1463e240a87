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
      SafeText(brand.displayName), trail.suffix(3).joined(separator: " › "), progress,
      left == 0 ? version : "\(left) left out" + (version.isEmpty ? "" : " " + version), errors, loading,
    ]
    return facts.filter { !$0.isEmpty }.joined(separator: " • ")
  }

  /// What the server says went wrong: the first of it, and how much more there is.
  private var errors: SafeText { place.page?.serverErrors.words ?? "" }

  /// Only where that is not today's.
  private var version: SafeText {
    guard let version = place.page?.page.admission.capabilities.version, version != Capabilities.current else {
      return ""
    }
    return "as \(version)"
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
