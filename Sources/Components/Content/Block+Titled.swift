import ViewTree

extension Block {
  /// Returns a title with a trailing block at the right edge. The trailing block goes below the title if both do
  /// not fit on one line and it would take more than half of the width.
  static func titled(_ trailing: Block, width: Int, leading: (_ width: Int) -> Block) -> Block {
    let title = leading(width)
    guard !trailing.isEmpty else { return title }
    let fitsAsItIs = title.height <= 1 && title.width + 2 + trailing.width <= width
    guard fitsAsItIs || trailing.width * 2 <= width else { return .column([title, trailing]) }
    return .spread(width: width, trailing: trailing, leading: leading)
  }
}
