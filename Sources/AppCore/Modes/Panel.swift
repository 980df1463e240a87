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

  /// One of the lines; the next key may be about it.
  static func line(_ line: Block, isSelected: Bool, width: Int) -> Block {
    let line = line.filling(width: width)
    return isSelected ? line.on(.focus(.background), width: width) : line
  }

  /// In the middle of the screen, a little above it.
  static func place(of block: Block, in size: Size) -> (x: Int, y: Int) {
    ((size.width - block.width) / 2, min(1, max(0, size.height - block.height)))
  }

  /// Where somebody points to.
  enum Spot: Equatable {
    case beside
    /// The edge, the title, what stands below the lines.
    case frame
    case line(Int)
  }

  /// The edge, what stands at the top, and the rule under it.
  static let rowsAbove = 3

  /// What stands at a cell of the screen, where `lines` are shown.
  static func spot(
    x: Int, y: Int, on block: Block, of lines: Range<Int>, in size: Size, rowsAbove: Int = Panel.rowsAbove
  ) -> Spot {
    let rect = rect(of: block, in: size)
    guard rect.contains(x: x, y: y) else { return .beside }
    let row = y - rect.y - rowsAbove
    return lines.contains(lines.lowerBound + row) ? .line(lines.lowerBound + row) : .frame
  }

  /// All that it covers there.
  static func rect(of block: Block, in size: Size) -> Rect {
    let place = place(of: block, in: size)
    return Rect(x: place.x, y: place.y, width: block.width, height: block.height)
  }
}
