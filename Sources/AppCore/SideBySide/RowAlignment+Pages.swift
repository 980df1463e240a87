import Pages
import ViewTree

extension RowAlignment {
  /// Aligns a page and the page in the pane beside it; `nil` if both show the same facets.
  init?(_ own: PageSession?, _ other: PageSession?, _ counterparts: Counterparts, _ variation: Variation) {
    guard let own, let other else { return nil }
    let looksSame: (Int) -> Bool
    switch variation {
    case .brand, .scheme: return nil
    // The same facet may look different on another version, for example because of its badges.
    case .version: looksSame = { _ in false }
    case .earlier: looksSame = counterparts.looksSame
    }
    let width = other.viewport.layout.width
    let state = own.viewport.layout.state
    let otherState = counterparts.state(state, (own.page.admission, other.page.admission))
    self.init(
      own.page.layout(width: width, state: state), other.page.layout(width: width, state: otherState),
      counterpart: counterparts.other, isSame: looksSame)
  }
}
