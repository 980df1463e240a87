/// Where a page is scrolled to: the first visible node and how many of its rows are above the screen. Never a number
/// of rows from the top, which nobody knows of a long page.
public struct ScrollPosition: Hashable, Sendable {
  public var node: Int
  public var row: Int

  public init(node: Int, row: Int) {
    self.node = node
    self.row = row
  }

  public static let top = ScrollPosition(node: 0, row: 0)
}
