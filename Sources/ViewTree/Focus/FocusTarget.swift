import Drawing
import FacetModel

/// Something on a page that can have the focus: a facet that can be chosen, or a picture of one that does something of
/// its own, where it stands in its node's block.
public struct FocusTarget: Hashable, Sendable {
  public let node: Int
  /// The facet's number in its tree.
  public let facet: Int
  /// What of it is its own: of a carousel its words, not its cards.
  public let rect: Rect
  /// The picture whose own action it stands for; `nil` for the facet as a whole.
  public var slot: ImageSlot?

  /// Whether both stand for the same thing, wherever that has come to stand.
  public func isSame(as other: FocusTarget) -> Bool { facet == other.facet && slot == other.slot }
}

extension FocusTarget {
  /// How far two are apart across the page, by their left edges: the eye goes down along those.
  func distance(fromColumn x: Int) -> Int {
    if x >= rect.x, x < rect.maxX { return 0 }
    return min(abs(rect.x - x), abs(rect.maxX - 1 - x))
  }

  func overlaps(columnsOf other: Rect) -> Bool {
    rect.x < other.maxX && other.x < rect.maxX
  }
}
