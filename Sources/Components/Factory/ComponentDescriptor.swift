import FacetModel
import ViewTree

/// All that is known of a component. The factory, admission, the catalogue and the manifest read this and nothing else.
public struct ComponentDescriptor: Sendable {
  public let id: String
  public let category: ComponentCategory
  /// The first client version that draws it.
  public let since: SemanticVersion
  public let reads: [ReadField]
  /// `nil` while only the plain view draws it.
  let makeView: (@Sendable (Facet) -> any FacetView)?

  public init(
    _ id: String, _ category: ComponentCategory, since: SemanticVersion, reads: [ReadField],
    makeView: (@Sendable (Facet) -> any FacetView)? = nil
  ) {
    self.id = id
    self.category = category
    self.since = since
    self.reads = reads
    self.makeView = makeView
  }

  public var capability: ComponentCapability {
    ComponentCapability(
      id: id, category: category.rawValue, since: since, isContainer: category.isContainer,
      speaksInPictures: speaksInPictures)
  }

  /// Whether it reads pictures and no words.
  private var speaksInPictures: Bool {
    reads.contains { if case .image = $0 { true } else { false } }
      && !reads.contains { if case .text = $0 { true } else { false } }
  }
}
