import FacetModel

extension Facet {
  /// Whether the facet is the header of a landing page, or is inside that header.
  public var isPartOfLanding: Bool {
    component.id == LandingHeader.id || (parent?.isPartOfLanding ?? false)
  }
}
