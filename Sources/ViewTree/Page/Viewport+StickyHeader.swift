import Drawing
import Prism

/// Keeps the header of a section at the top of the screen while the section is visible.
extension Viewport {
  /// The divisor of the screen height that limits a sticky header: a fifth of the screen.
  private static let share = 5

  func stickyHeader(on layout: inout PageLayout) -> (block: Block, y: Int)? {
    guard !layout.isTail(position.node) else { return nil }
    let number = layout.tree.nodes[position.node].section
    guard number >= 0 else { return nil }
    let section = layout.tree.sections[number]
    guard section.isSticky, position.node >= section.header.upperBound else { return nil }
    var header = Block.empty
    var node = section.header.lowerBound
    while node < section.header.upperBound {
      header = .column([header, layout.content(at: node)])
      node = layout.next(after: node)
    }
    guard !header.isEmpty, header.height <= height / Self.share else { return nil }
    let left = layout.margin + layout.frame(ofSection: number).edges.left
    let block = header.padded(Edges(left: left)).on(.background(.elevated), width: layout.width)
    // The next section pushes the header out of the screen.
    let rows = rowsLeft(of: section, upTo: block.height, on: &layout)
    return (block, min(0, rows - block.height))
  }

  private func rowsLeft(of section: ViewTree.Section, upTo most: Int, on layout: inout PageLayout) -> Int {
    var rows = -position.row
    var node = position.node
    while node < section.all.upperBound, rows < most {
      rows += layout.block(at: node).height
      node = layout.next(after: node)
    }
    return rows
  }
}
