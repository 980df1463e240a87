import FacetModel
import ViewTree

/// All that is known of a component. The factory, admission, the catalogue and the manifest read this and nothing else.
public struct ComponentDescriptor: Sendable {
  public let id: String
  public let category: ComponentCategory
  /// The first client version that draws it.
  public let since: SemanticVersion
  /// What it is, in a sentence.
  public let summary: String
  public let reads: [ReadField]
  /// A facet of it as a backend would send it.
  public let example: String
  public let arrangement: Arrangement
  let makeView: @Sendable (Facet, ViewContext) -> any FacetView

  public var capability: ComponentCapability {
    ComponentCapability(
      id: id, category: category.rawValue, since: since, isContainer: category.isContainer,
      speaksInPictures: speaksInPictures)
  }

  public var traits: ViewTraits {
    ViewTraits(
      arrangement: arrangement, isRow: category == .row, sharesWidth: category.sharesWidth,
      isSeparator: category == .divider, isControl: category.isControl)
  }

  /// Whether it reads pictures and no words.
  private var speaksInPictures: Bool {
    reads.contains { if case .image = $0 { true } else { false } }
      && !reads.contains { if case .text = $0 { true } else { false } }
  }
}
