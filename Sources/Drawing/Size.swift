/// Columns and rows, never negative.
public struct Size: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
