import Drawing
import Pictures
import Prism
import Synchronization

/// The cells of the blocks that were drawn last. Most blocks of a frame look as in the frame before it, so their
/// rows are used again.
///
/// A class, because drawing a frame changes nothing but this memory.
public final class DrawnBlocks: Sendable {
  /// All that the cells of every block depend on.
  private struct Scene: Equatable {
    let theme: Theme
    let pictures: PagePictures.State
    let ground: ResolvedStyle
    let width: Int

    static func == (left: Scene, right: Scene) -> Bool {
      left.theme.isCopy(of: right.theme) && left.pictures == right.pictures && left.ground == right.ground
        && left.width == right.width
    }
  }

  private struct DrawnBlock {
    let items: [Block.Item]
    /// The visible rows of the block. A picture behind words depends on the words that can be seen.
    let rows: Range<Int>
    let cells: Canvas
  }

  private struct Memory {
    var scene: Scene?
    var blocks: [DrawnBlock] = []
  }

  private let memory = Mutex(Memory())

  public init() {}

  /// Draws blocks one below another, each with the first row that it would have on an endless screen. The area is blank
  /// in the style of its first cell, and lies on the canvas.
  func draw(
    _ placed: [PlacedBlock], on canvas: inout Canvas, at area: Rect, theme: Theme,
    pictures: PagePictures
  ) {
    let ground = canvas[area.x, area.y].style
    let scene = Scene(theme: theme, pictures: pictures.state, ground: ground, width: area.width)
    memory.withLock { memory in
      if memory.scene != scene { memory = Memory(scene: scene) }
      var drawn: [DrawnBlock] = []
      for (_, block, y) in placed {
        let rows = max(0, -y)..<max(0, -y, min(block.height, area.height - y))
        guard !rows.isEmpty else { continue }
        let known = memory.blocks.first { $0.rows == rows && $0.items.hasSameStorage(as: block.items) }
        let piece = known ?? Self.draw(block, rows, ground, width: area.width, theme, pictures)
        canvas.copy(piece.cells, x: area.x, y: area.y + y + rows.lowerBound)
        drawn.append(piece)
      }
      // Blocks that have left the screen are forgotten.
      memory.blocks = drawn
    }
  }

  private static func draw(
    _ block: Block, _ rows: Range<Int>, _ ground: ResolvedStyle, width: Int, _ theme: Theme, _ pictures: PagePictures
  ) -> DrawnBlock {
    var cells = Canvas(size: Size(width, rows.count), style: ground)
    block.draw(on: &cells, x: 0, y: -rows.lowerBound, clip: cells.bounds, theme: theme, pictures: pictures)
    return DrawnBlock(items: block.items, rows: rows, cells: cells)
  }
}
