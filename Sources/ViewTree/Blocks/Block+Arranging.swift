import Drawing
import Prism
import Text

extension Block {
  public enum Alignment: Sendable {
    case leading, center, trailing
  }

  /// Returns blocks below each other. Empty blocks take no row.
  public static func column(_ blocks: [Block], spacing: Int = 0) -> Block {
    var result = Block.empty
    for block in blocks where block.size.height > 0 {
      result.add(block, x: 0, y: result.height + (result.height > 0 ? spacing : 0))
    }
    return result
  }

  /// Returns blocks side by side with their tops aligned. Empty blocks take no column.
  public static func row(_ blocks: [Block], spacing: Int) -> Block {
    var result = Block.empty
    for block in blocks where block.size.width > 0 {
      result.add(block, x: result.width + (result.width > 0 ? spacing : 0), y: 0)
    }
    return result
  }

  /// Returns two blocks side by side, the trailing one at the right edge. The leading block gets the width that the
  /// trailing one leaves.
  public static func spread(width: Int, trailing: Block, leading: (_ width: Int) -> Block) -> Block {
    let gap = trailing.width > 0 ? 2 : 0
    var result = leading(max(0, width - trailing.width - gap))
    result.add(trailing, x: max(0, width - trailing.width), y: 0)
    return result.filling(width: width).cut(width: width)
  }

  /// Returns a small leading block, and beside it a block that is laid out for the rest of the width.
  public static func beside(
    _ leading: Block, width: Int, spacing: Int, _ trailing: (_ width: Int) -> Block
  ) -> Block {
    guard !leading.isEmpty else { return trailing(width) }
    let indent = leading.width + spacing
    var result = leading
    result.add(trailing(max(0, width - indent)), x: indent, y: 0)
    return result
  }

  /// Returns blocks in lines from left to right, at most `maxLines` of them. A block that is wider than the line is
  /// cut. If blocks are left out, the last line ends with `more`.
  public static func flow(
    _ blocks: [Block], width: Int, spacing: Int, lineSpacing: Int = 0, maxLines: Int? = nil, more: Block = .empty
  ) -> Block {
    var lines: [[Block]] = []
    var room = 0
    for block in blocks where !block.isEmpty {
      if lines.isEmpty || room < block.width + spacing {
        guard lines.count < maxLines ?? .max else {
          if let last = lines.popLast() { lines.append(end(last, with: more, width: width, spacing: spacing)) }
          break
        }
        lines.append([])
        room = width + spacing
      }
      lines[lines.count - 1].append(block.cut(width: width))
      room -= block.width + spacing
    }
    return column(
      lines.map { line in
        let height = line.map(\.height).max() ?? 0
        return row(line.map { $0.stretched(toHeight: height) }, spacing: spacing)
      }, spacing: lineSpacing)
  }

  /// Returns a line with another block at its end. Blocks for which there is no room beside it then are left out.
  private static func end(_ line: [Block], with more: Block, width: Int, spacing: Int) -> [Block] {
    let room = width - spacing - more.width
    guard !more.isEmpty, room > 0 else { return line }
    var kept = line
    while kept.count > 1, kept.reduce(-spacing, { $0 + $1.width + spacing }) > room { kept.removeLast() }
    return kept.map { $0.cut(width: room) } + [more]
  }

  /// Returns the block at the leading edge, in the centre or at the trailing edge of a width.
  public func aligned(_ alignment: Alignment, width: Int) -> Block {
    let free = max(0, width - size.width)
    let left =
      switch alignment {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    return padded(Edges(left: left)).filling(width: width)
  }

  public func padded(_ edges: Edges) -> Block {
    guard edges != .zero else { return self }
    var block = Block.empty
    block.add(self, x: edges.left, y: edges.top)
    return block.filling(width: block.width + edges.right, height: block.height + edges.bottom)
  }

  /// Returns the block within an outline that takes one cell on each side.
  public func boxed(_ lines: LineGlyphs, _ paint: Paint, width: Int) -> Block {
    guard width > 2 else { return self }
    let inner = cut(width: width - 2)
    let size = Size(width, inner.height + 2)
    var block = Block.single(.box(lines, paint, size), size: size)
    block.add(inner, x: 1, y: 1)
    return block
  }
}
