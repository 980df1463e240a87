import Drawing
import Prism
import ViewTree

/// Lines in a frame that lies over the page.
enum Panel {
  static func block(_ lines: [Block], width: Int) -> Block {
    Block.column(lines)
      .filling(width: max(0, width - 4)).padded(.horizontal(1))
      .on(.background(.elevated), width: max(0, width - 2))
      .boxed(.thin, .meaning(.border(.primary)), width: width)
      .on(.background(.elevated), width: width)
  }

  /// In the middle of the screen, a little above it.
  static func place(of block: Block, in size: Size) -> (x: Int, y: Int) {
    ((size.width - block.width) / 2, min(1, max(0, size.height - block.height)))
  }

  /// All that it covers there.
  static func rect(of block: Block, in size: Size) -> Rect {
    let place = place(of: block, in: size)
    return Rect(x: place.x, y: place.y, width: block.width, height: block.height)
  }
}
