import Drawing
import FacetModel
import Text
import ViewTree

extension Page {
  /// Returns the links of facets to the open web, with their places inside an area. Links inside others come after
  /// them.
  package func webLinks(of placed: [PlacedFacet], in area: Rect) -> [HTMLLink] {
    placed.flatMap { placed in
      // A card may reach beyond the carousel that shows a part of it.
      let visible = placed.rect.intersection(area)
      guard !visible.isEmpty else { return [HTMLLink]() }
      let address = clicks(of: placed.facet).action.flatMap {
        Route.address(of: $0, hosts: admission.capabilities.sourceHosts)
      }
      let link = address.flatMap { HTMLLink(visible, to: $0.string) }
      return [link].compactMap(\.self) + webLinks(of: placed.children, in: visible)
    }
  }
}
