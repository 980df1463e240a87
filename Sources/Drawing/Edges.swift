/// The space kept free on each side of a rect.
public struct Edges: Hashable, Sendable {
  public var top: Int
  public var left: Int
  public var bottom: Int
  public var right: Int

  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = Edges()

  public static func horizontal(_ columns: Int) -> Edges {
    Edges(left: columns, right: columns)
  }
}
