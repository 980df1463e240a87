/// A change as `facet diff` prints it.
public enum PageEdit: Equatable {
  public struct Place: Equatable, Hashable {
    public let parent: String
    public let index: Int

    public init(parent: String, index: Int) {
      self.parent = parent
      self.index = index
    }
  }

  case insert(id: String, to: Place, size: Int)
  case delete(id: String, from: Place, size: Int)
  case move(id: String, from: Place, to: Place)
  case update(id: String, at: Place, parts: [String])
}
