import FacetModel
import ViewTree

/// The facet that a jump has gone to, which need not be one that can take the focus.
extension PageSession {
  package struct Landing {
    let facet: Int
    let focus: Int?
    let position: ScrollPosition
    let generation: Int
  }

  /// The facet of the last jump, until the focus moves or the page scrolls or changes.
  package var landedFacet: Facet? {
    guard let landing, landing.focus == focusedNumber, landing.position == viewport.position,
      landing.generation == generation
    else { return nil }
    return page.feed.tree[landing.facet]
  }

  /// The facet that keys about a facet mean: that of the last jump, or else the focused one.
  package var chosenFacet: Facet? { landedFacet ?? focusedFacet }

  /// Whether the focus is on the facet of the last jump, or on one around it.
  package var focusIsAtLanding: Bool {
    var facet = landedFacet
    while let current = facet, current.index != focusedNumber { facet = current.parent }
    return facet != nil
  }

  /// Whether the facet of the last jump draws nothing, so that the focus is on its neighbour.
  package var landedFacetDrawsNothing: Bool {
    var viewport = viewport
    return landedFacet.map { viewport.drawsNothing(facet: $0.index) } ?? false
  }

  /// Scrolls back to an earlier position. The facet of the last jump stays it.
  package mutating func scroll(backTo position: ScrollPosition) {
    let landed = landedFacet
    viewport.scroll(to: position)
    settle()
    if let landed { land(on: landed.index) }
  }

  mutating func land(on facet: Int) {
    landing = Landing(facet: facet, focus: focusedNumber, position: viewport.position, generation: generation)
  }
}
