import Drawing
import Prism

/// Putting backgrounds under blocks.
extension Block {
  /// Returns the block on a background that fills the width. Items that already have a background keep it.
  public func on(_ ground: Paint, width: Int) -> Block {
    var block = on(ground, rect: Rect(x: 0, y: 0, width: width, height: size.height))
    block.size = Size(width, size.height)
    return block
  }

  /// Returns the block with a background under a part of it. Items outside that part keep the background of the page.
  func on(_ ground: Paint, rect: Rect) -> Block {
    var block = self
    for index in block.items.indices where block.items[index].ground == nil {
      let place = block.items[index].rect
      if rect.contains(x: place.x, y: place.y) { block.items[index].ground = ground }
    }
    block.items.insert(Item(rect: rect, content: .fill(ground), ground: nil), at: 0)
    block.size = Size(max(size.width, rect.maxX), max(size.height, rect.maxY))
    return block
  }

  public func on(_ color: Color, width: Int) -> Block {
    on(.meaning(color), width: width)
  }
}
