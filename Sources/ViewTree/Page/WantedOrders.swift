import Pictures
import Synchronization

/// The orders for the pictures of the blocks near the screen. Most keys leave the blocks as they are, and then the orders
/// are those of the key before.
///
/// A class, because asking for pictures changes nothing but this memory.
final class WantedOrders: Sendable {
  private struct Memory {
    var page: Int?
    var blocks: [[Block.Item]] = []
    var orders: [PictureOrder] = []
  }

  private let memory = Mutex(Memory())

  /// Returns the orders of blocks as a page gives them.
  func orders(of blocks: [[Block.Item]], page: Int) -> [PictureOrder] {
    memory.withLock { memory in
      let isKnown =
        memory.page == page && memory.blocks.count == blocks.count
        && zip(memory.blocks, blocks).allSatisfy { $0.hasSameStorage(as: $1) }
      if isKnown { return memory.orders }
      let orders = blocks.flatMap { $0.lazy.compactMap(\.order).map { $0.given(by: page) } }
      memory = Memory(page: page, blocks: blocks, orders: orders)
      return orders
    }
  }
}

extension Viewport {
  /// Returns the pictures on the screen and on the next one, those on the screen first, as a page orders them.
  public func wantedPictures(ofPage number: Int) -> [PictureOrder] {
    var layout = layout
    var blocks: [[Block.Item]] = []
    var y = -position.row
    var node = position.node
    while node < layout.nodeCount, y < 2 * height {
      let block = layout.block(at: node)
      if !block.items.isEmpty { blocks.append(block.items) }
      y += block.height
      node = layout.next(after: node)
    }
    return wanted.orders(of: blocks, page: number)
  }
}
