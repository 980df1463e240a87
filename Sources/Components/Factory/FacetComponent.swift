import FacetModel
import ViewTree

/// A component: its entry in the catalogue, and the view that draws a facet of it.
public protocol FacetComponent: FacetView {
  static var id: String { get }
  static var category: ComponentCategory { get }
  static var since: SemanticVersion { get }
  static var summary: String { get }
  static var reads: [ReadField] { get }
  static var example: String { get }
  /// How its children are placed; as others of its category do unless it says otherwise.
  static var arrangement: Arrangement { get }

  init(_ facet: Facet, in context: ViewContext)
}

extension FacetComponent {
  public static var arrangement: Arrangement { category.arrangement }

  public static var descriptor: ComponentDescriptor {
    ComponentDescriptor(
      id: id, category: category, since: since, summary: summary, reads: reads, example: example,
      arrangement: arrangement
    ) { Self($0, in: $1) }
  }
}
