/// The scroll position of a page: the first visible node, and how many of its rows are above the screen. It does not
/// count rows from the top, because the rows above are not laid out.
public struct ScrollPosition: Hashable, Sendable {
  public var node: Int
  public var row: Int

  public init(node: Int, row: Int) {
    self.node = node
    self.row = row
  }

  public static let top = ScrollPosition(node: 0, row: 0)
}
