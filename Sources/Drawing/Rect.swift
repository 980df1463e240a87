/// An area of the canvas. Columns count from `x`, rows from `y`, both from zero at the top left.
public struct Rect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var size: Size

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    size = Size(width, height)
  }

  public var width: Int { size.width }
  public var height: Int { size.height }
  /// The first column to the right of the rect.
  public var maxX: Int { x + size.width }
  /// The first row below the rect.
  public var maxY: Int { y + size.height }
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top,
      width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  public func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }

  public func inset(by edges: Edges) -> Rect {
    Rect(
      x: x + edges.left, y: y + edges.top,
      width: width - edges.left - edges.right, height: height - edges.top - edges.bottom)
  }
}
