import FacetModel

/// Makes the views of facets. The page knows only this protocol, so that it does not depend on concrete components.
public protocol ViewMaking {
  func view(for facet: Facet) -> any FacetView
  /// Returns the traits of a facet, which are the same for all facets of a component.
  func traits(of facet: Facet) -> ViewTraits
}
