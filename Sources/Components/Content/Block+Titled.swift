import ViewTree

extension Block {
  /// A title with what belongs at the far edge. That stands below it where it would leave the title too little room.
  static func titled(_ trailing: Block, width: Int, leading: (_ width: Int) -> Block) -> Block {
    let title = leading(width)
    guard !trailing.isEmpty else { return title }
    let fitsAsItIs = title.height <= 1 && title.width + 2 + trailing.width <= width
    guard fitsAsItIs || trailing.width * 2 <= width else { return .column([title, trailing]) }
    return .spread(width: width, trailing: trailing, leading: leading)
  }
}
