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
      left == 0 ? "" : "\(left) left out", loading,
    ]
    return facts.filter { !$0.isEmpty }.joined(separator: " • ")
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
