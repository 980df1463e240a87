import Drawing

/// A picture behind words. It grows out of the ground at its left edge, where the words are.
public struct Backdrop: Hashable, Sendable {
  public let order: PictureOrder
  /// The number of columns from the left edge that the ground shows through.
  public let fadingColumns: Int
  /// The number of columns from the left edge that the words cover.
  public let wordColumns: Int

  public init(order: PictureOrder, fadingColumns: Int, wordColumns: Int) {
    self.order = order
    self.fadingColumns = min(max(0, fadingColumns), order.size.width)
    self.wordColumns = min(max(0, wordColumns), order.size.width)
  }
}
