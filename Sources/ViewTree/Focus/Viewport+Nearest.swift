extension Viewport {
  /// Returns the row of the screen at which a visible node begins.
  public func screenRow(ofNode node: Int) -> Int? {
    placed.first { $0.node == node }?.y
  }

  /// Returns the target on the screen that is nearest to a cell. A row counts as four columns, so that the focus tends
  /// to stay in its line.
  public func target(nearestTo spot: (x: Int, y: Int)) -> FocusTarget? {
    visibleTargets.min { left, right in
      Self.distance(left.x, left.y, spot) < Self.distance(right.x, right.y, spot)
    }?.target
  }

  private static func distance(_ x: Int, _ y: Int, _ spot: (x: Int, y: Int)) -> Int {
    abs(x - spot.x) + 4 * abs(y - spot.y)
  }
}
