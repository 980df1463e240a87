import FacetModel
import ViewTree

/// A component: its entry in the catalogue, and the view that draws its facets.
public protocol FacetComponent: FacetView {
  static var id: String { get }
  static var category: ComponentCategory { get }
  static var since: SemanticVersion { get }
  static var summary: String { get }
  static var reads: ReadFields { get }
  /// The fields without which the component has nothing to show or do; empty by default.
  static var needs: [RequiredField] { get }
  static var example: String { get }
  /// The placement of its children; by default that of its category.
  static var arrangement: Arrangement { get }
  /// Whether the component may show a picture alone, so that without a title the alt text is its only text.
  static var speaksInPictures: Bool { get }

  init(_ facet: FacetReader, in context: ViewContext)
}

extension FacetComponent {
  public static var arrangement: Arrangement { category.arrangement }

  public static var speaksInPictures: Bool { false }

  public static var needs: [RequiredField] { [] }

  public static var descriptor: ComponentDescriptor { ComponentDescriptor(self) }
}
