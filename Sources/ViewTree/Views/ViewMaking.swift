import FacetModel

/// Knows which view draws which facet. The page asks; who answers is somebody else's business.
public protocol ViewMaking {
  func view(for facet: Facet) -> any FacetView
  /// The same for all facets of a component.
  func traits(of facet: Facet) -> ViewTraits
}
