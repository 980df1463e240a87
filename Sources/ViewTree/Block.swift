import Drawing
import Prism
import Text

/// A laid-out piece of a page: a size, and what stands where in it. Pure geometry and meaning, no colour and no cell.
public struct Block: Equatable, Sendable {
  public private(set) var size: Size
  public private(set) var items: [Item]

  public struct Item: Equatable, Sendable {
    public var rect: Rect
    public let content: Content
  }

  public enum Content: Equatable, Sendable {
    /// Words, in the style's own colour or another.
    case text(SafeText, Typography, Color?)
    /// A line across.
    case rule(Glyph, Color)
    case fill(Color)
  }

  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  public static let empty = Block(size: Size(0, 0))

  /// One line, cut where the room ends; no line at all for no text.
  public static func line(_ text: SafeText, _ typography: Typography, _ color: Color? = nil, width: Int) -> Block {
    let text = text.truncated(to: width)
    guard !text.isEmpty else { return .empty }
    let rect = Rect(x: 0, y: 0, width: text.columns, height: 1)
    return Block(size: rect.size, items: [Item(rect: rect, content: .text(text, typography, color))])
  }

  /// As many lines as it takes, up to a number.
  public static func paragraph(
    _ text: SafeText, _ typography: Typography, width: Int, maxLines: Int
  ) -> Block {
    column(text.wrapped(to: width, maxLines: maxLines).map { line($0, typography, width: width) })
  }

  public static func rule(_ glyph: Glyph, _ color: Color, width: Int) -> Block {
    let rect = Rect(x: 0, y: 0, width: width, height: 1)
    return Block(size: rect.size, items: [Item(rect: rect, content: .rule(glyph, color))])
  }

  /// One below the other; what is empty takes no room.
  public static func column(_ blocks: [Block]) -> Block {
    var result = Block.empty
    for block in blocks where block.size.height > 0 {
      result.items += block.moved(x: 0, y: result.size.height).items
      result.size = Size(max(result.size.width, block.size.width), result.size.height + block.size.height)
    }
    return result
  }

  /// Two beside each other, the right one at the far edge. It comes first: what is left of the width is the left one's.
  public static func spread(width: Int, trailing: Block, leading: (_ width: Int) -> Block) -> Block {
    let gap = trailing.size.width > 0 ? 2 : 0
    let left = leading(max(0, width - trailing.size.width - gap))
    let right = trailing.moved(x: width - trailing.size.width, y: 0)
    return Block(size: Size(width, max(left.size.height, right.size.height)), items: left.items + right.items)
  }

  public func padded(_ edges: Edges) -> Block {
    let moved = moved(x: edges.left, y: edges.top)
    return Block(
      size: Size(size.width + edges.left + edges.right, size.height + edges.top + edges.bottom), items: moved.items)
  }

  /// On a ground of its own, which fills the width.
  public func on(_ background: Color, width: Int) -> Block {
    let rect = Rect(x: 0, y: 0, width: width, height: size.height)
    return Block(size: rect.size, items: [Item(rect: rect, content: .fill(background))] + items)
  }

  private func moved(x: Int, y: Int) -> Block {
    var moved = self
    for index in moved.items.indices {
      moved.items[index].rect.x += x
      moved.items[index].rect.y += y
    }
    return moved
  }
}
