import Drawing

extension Block {
  /// Returns the block with its background down to a height. A block without a background under all of it stays as it
  /// is.
  func stretched(toHeight height: Int) -> Block {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard height > size.height, let first = items.first, first.rect == bounds, case .fill(let ground) = first.content
    else { return self }
    // The ground stays in one piece, because it has a frame where there are few colours.
    var block = filling(height: height)
    block.items[0] = Item(
      rect: Rect(x: 0, y: 0, width: size.width, height: height), content: .fill(ground), ground: first.ground)
    return block
  }
}
