import FacetModel
import ViewTree

/// The facts about a component. The factory, admission, the catalogue and the manifest all read them here.
///
/// Each property is computed when it is read, so that a program that only draws does not build the texts of the
/// catalogue.
public struct ComponentDescriptor: Sendable {
  private let component: any FacetComponent.Type

  init(_ component: any FacetComponent.Type) {
    self.component = component
  }

  public var id: String { component.id }
  public var category: ComponentCategory { component.category }
  /// The first client version that draws the component.
  public var since: SemanticVersion { component.since }
  /// A sentence that describes the component.
  public var summary: String { component.summary }
  public var reads: ReadFields { component.reads }
  public var needs: [RequiredField] { component.needs }
  /// A facet of the component, as a backend would send it.
  public var example: String { component.example }
  public var arrangement: Arrangement { component.arrangement }

  func makeView(_ facet: Facet, _ context: ViewContext) -> any FacetView {
    component.init(FacetReader(facet, component.reads), in: context)
  }

  public var capability: ComponentCapability {
    let category = category
    return ComponentCapability(
      id: id, category: category.rawValue, since: since, isContainer: category.isContainer,
      speaksInPictures: component.speaksInPictures, drawsChildren: component.reads.hasChildren)
  }

  public var traits: ViewTraits {
    let category = category
    return ViewTraits(
      arrangement: arrangement, isRow: category == .row, sharesWidth: category.sharesWidth,
      isSeparator: category == .divider, isControl: category.isControl, placesChildren: component.reads.hasChildren)
  }
}
