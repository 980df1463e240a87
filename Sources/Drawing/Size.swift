/// A number of columns and a number of rows, neither negative.
public struct Size: Hashable, Sendable {
  public let width: Int
  public let height: Int

  private static let longestSide = 10_000
  public static let mostCells = 1_000_000

  /// Whether a frame may have this size. A larger frame would exceed every screen and take too much memory.
  public var canBeDrawn: Bool {
    width <= Self.longestSide && height <= Self.longestSide && width * height <= Self.mostCells
  }

  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
