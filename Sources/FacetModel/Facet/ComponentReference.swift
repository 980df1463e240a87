/// The component that a facet asks for. The category does not always match the id.
public struct ComponentReference: Hashable, Sendable {
  public let id: String
  public let category: String
}
