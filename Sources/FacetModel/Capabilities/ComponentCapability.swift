/// What a client knows of one component, apart from how to draw it.
public struct ComponentCapability: Hashable, Sendable {
  public let id: String
  public let category: String
  /// The first client version that draws it.
  public let since: SemanticVersion
  /// Whether it is nothing without its children: a carousel, list, grid or container.
  public let isContainer: Bool
  /// Whether a picture may be all it has to say: without a title the picture's alt text is all that can be read.
  public let speaksInPictures: Bool

  public init(
    id: String, category: String, since: SemanticVersion, isContainer: Bool, speaksInPictures: Bool = false
  ) {
    self.id = id
    self.category = category
    self.since = since
    self.isContainer = isContainer
    self.speaksInPictures = speaksInPictures
  }
}
