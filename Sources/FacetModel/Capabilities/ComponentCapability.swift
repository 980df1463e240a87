/// The knowledge of a client about a component, apart from drawing it.
public struct ComponentCapability: Sendable {
  public let id: String
  public let category: String
  /// The first client version that draws the component.
  public let since: SemanticVersion
  /// Whether the component is only shown with children: a carousel, list, grid or container.
  public let isContainer: Bool
  /// Whether the component can consist of a picture alone. Without a title, its only text is the picture's alt text.
  public let speaksInPictures: Bool
  private let asksForChildren: @Sendable () -> Bool

  /// Whether the component draws the facets inside it. Found out for the components of a page only, because it takes the
  /// list of all fields that a component reads.
  public var drawsChildren: Bool { asksForChildren() }

  public init(
    id: String, category: String, since: SemanticVersion, isContainer: Bool, speaksInPictures: Bool = false,
    drawsChildren: @escaping @autoclosure @Sendable () -> Bool = true
  ) {
    self.id = id
    self.category = category
    self.since = since
    self.isContainer = isContainer
    self.speaksInPictures = speaksInPictures
    asksForChildren = drawsChildren
  }
}
