/// A distance in cells, which are about twice as high as wide.
public struct CellSpacing: Hashable, Sendable {
  public let columns: Int
  public let rows: Int

  /// Creates a distance from points. A column counts as 8 points, a row as 16; less than half a cell becomes zero.
  public init(points: Double) {
    let points = min(max(points, 0), 1000)
    columns = Int((points / 8).rounded())
    rows = Int((points / 16).rounded())
  }
}
