/// A block on the screen, with its node and its first row. The row is negative for a block that is cut off at the top.
public typealias PlacedBlock = (node: Int, block: Block, y: Int)

/// The blocks on the screen at a position, as long as the layout stays as it is.
struct PreparedBlocks {
  let position: ScrollPosition
  let height: Int
  let changes: Int
  let blocks: [PlacedBlock]
}

extension Viewport {
  /// The blocks on the screen.
  public var placed: [PlacedBlock] {
    if isPrepared, let prepared { return prepared.blocks }
    var layout = layout
    return Self.placed(on: &layout, from: position, height: height)
  }

  var isPrepared: Bool {
    prepared.map { $0.position == position && $0.height == height && $0.changes == layout.changes } ?? false
  }

  static func placed(on layout: inout PageLayout, from position: ScrollPosition, height: Int) -> [PlacedBlock] {
    var result: [PlacedBlock] = []
    var y = -position.row
    var node = position.node
    while node < layout.nodeCount, y < height {
      let block = layout.block(at: node)
      if !block.isEmpty { result.append((node, block, y)) }
      y += block.height
      node = layout.next(after: node)
    }
    return result
  }
}
