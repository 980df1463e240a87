import FacetModel
import ViewTree

/// A component: its entry in the catalogue, and the view that draws a facet of it.
protocol FacetComponent: FacetView {
  static var id: String { get }
  static var category: ComponentCategory { get }
  static var since: SemanticVersion { get }
  static var reads: [ReadField] { get }

  init(_ facet: Facet)
}

extension FacetComponent {
  static var descriptor: ComponentDescriptor {
    ComponentDescriptor(id, category, since: since, reads: reads) { Self($0) }
  }
}
