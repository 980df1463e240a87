import FacetModel

extension Facet {
  /// Whether it is the header of a landing page, or a facet inside that header.
  public var isPartOfLanding: Bool {
    component.id == LandingHeader.id || (parent?.isPartOfLanding ?? false)
  }
}
