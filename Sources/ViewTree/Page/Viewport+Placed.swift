/// A block on the screen, with its node and its first row. The row is negative for a block that is cut off at the top.
public typealias PlacedBlock = (node: Int, block: Block, y: Int)

/// The blocks on the screen, to draw them.
struct DrawnPart {
  var blocks: [PlacedBlock] = []
  /// Whether the blocks are complete. Otherwise the last one lacks rows below the screen.
  var isWhole = true
}

/// A part of a page, while the layout stays as it is.
struct PagePlace: Equatable {
  let position: ScrollPosition
  let height: Int
  let changes: Int
}

extension Viewport {
  /// The blocks on the screen, with their rows above and below it.
  public var placed: [PlacedBlock] {
    let drawn = drawn
    if drawn.isWhole { return drawn.blocks }
    var layout = layout
    return drawn.blocks.map { ($0.node, layout.block(at: $0.node), $0.y) }
  }

  /// The blocks on the screen, with their rows above it.
  var drawn: DrawnPart {
    if isPrepared, let prepared { return prepared.part }
    var layout = layout
    return Self.drawn(on: &layout, from: position, height: height)
  }

  var isPrepared: Bool {
    prepared?.place == place
  }

  var place: PagePlace { PagePlace(position: position, height: height, changes: layout.changes) }

  static func drawn(on layout: inout PageLayout, from position: ScrollPosition, height: Int) -> DrawnPart {
    var part = DrawnPart()
    var y = -position.row
    var node = position.node
    while node < layout.nodeCount, y < height {
      let beginning = layout.beginning(of: node, rows: height - y)
      if !beginning.block.isEmpty { part.blocks.append((node, beginning.block, y)) }
      if !beginning.isWhole { part.isWhole = false }
      y += beginning.block.height
      node = layout.next(after: node)
    }
    return part
  }
}
