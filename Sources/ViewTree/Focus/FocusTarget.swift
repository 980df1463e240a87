import Drawing
import FacetModel

/// A target that can have the focus: a facet with an action, or a picture with an action of its own. Its rectangle is
/// relative to the block of its node.
public struct FocusTarget: Hashable, Sendable {
  public let node: Int
  /// The facet's number in its tree.
  public let facet: Int
  /// The cells that belong to the target itself. For a carousel these are its words, not its cards.
  public let rect: Rect
  /// The picture whose action this target has; `nil` for the facet as a whole.
  public var slot: ImageSlot?

  /// Whether both are targets of the same facet and picture, even at different places.
  public func isSame(as other: FocusTarget) -> Bool { facet == other.facet && slot == other.slot }
}

extension FocusTarget {
  /// Returns how many columns lie between a column and the nearer edge of the target. The result is 0 for a column
  /// within it.
  func distance(fromColumn x: Int) -> Int {
    if x >= rect.x, x < rect.maxX { return 0 }
    return min(abs(rect.x - x), abs(rect.maxX - 1 - x))
  }

  func overlaps(columnsOf other: Rect) -> Bool {
    rect.x < other.maxX && other.x < rect.maxX
  }
}
