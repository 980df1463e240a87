/// Which component a facet wants to be drawn with. The category is not always what the id says.
public struct ComponentReference: Hashable, Sendable {
  public let id: String
  public let category: String
}
