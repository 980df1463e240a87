import FacetModel
import ViewTree

/// A component: its entry in the catalogue, and the view that draws a facet of it.
public protocol FacetComponent: FacetView {
  static var id: String { get }
  static var category: ComponentCategory { get }
  static var since: SemanticVersion { get }
  static var summary: String { get }
  static var reads: ReadFields { get }
  /// The fields without which it has nothing to show or to do; none unless it says otherwise.
  static var needs: [RequiredField] { get }
  static var example: String { get }
  /// How its children are placed; as others of its category do unless it says otherwise.
  static var arrangement: Arrangement { get }
  /// Whether a picture may be all that it shows, so that without a title the alt text is all that can be read.
  static var speaksInPictures: Bool { get }

  init(_ facet: FacetReader, in context: ViewContext)
}

extension FacetComponent {
  public static var arrangement: Arrangement { category.arrangement }

  public static var speaksInPictures: Bool { false }

  public static var needs: [RequiredField] { [] }

  public static var descriptor: ComponentDescriptor { ComponentDescriptor(self) }
}
