import Drawing

extension Block {
  /// Returns the block with its background down to a height. A block without a background under all of it stays as it
  /// is.
  func stretched(toHeight height: Int) -> Block {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard height > size.height, let first = items.first, first.rect == bounds, case .fill(let ground) = first.content
    else { return self }
    return on(ground, rect: Rect(x: 0, y: size.height, width: size.width, height: height - size.height))
  }
}
