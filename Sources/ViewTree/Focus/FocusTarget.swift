import Drawing

/// Something on a page that can have the focus: a facet that can be chosen, where it stands in its node's block.
public struct FocusTarget: Hashable, Sendable {
  public let node: Int
  /// The facet's number in its tree.
  public let facet: Int
  /// What of it is its own: of a carousel its words, not its cards.
  public let rect: Rect
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
