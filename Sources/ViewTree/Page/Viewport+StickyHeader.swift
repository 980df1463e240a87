import Drawing
import Prism

/// A header that stays at the top of the screen.
struct StickyHeader {
  let block: Block
  /// The first row on the screen. It is negative while the next section pushes the header out.
  let y: Int
  /// The nodes of the header. Their own rows are above the screen.
  let parts: [Part]

  struct Part {
    let node: Int
    let content: Block
    let x: Int
    /// The first row within the header.
    let row: Int
  }

  /// The rows that the header covers.
  var rows: Int { max(0, block.height + y) }
}

/// Keeps the header of a section at the top of the screen while the section is visible.
extension Viewport {
  /// The divisor of the screen height that limits a sticky header: a fifth of the screen.
  private static let share = 5

  func stickyHeader(on layout: inout PageLayout) -> StickyHeader? {
    guard !layout.isTail(position.node) else { return nil }
    let number = layout.tree.nodes[position.node].section
    guard number >= 0 else { return nil }
    let section = layout.tree.sections[number]
    guard section.isSticky, position.node >= section.header.upperBound else { return nil }
    let left = layout.margin + layout.frame(ofSection: number).edges.left
    var header = Block.empty
    var parts: [StickyHeader.Part] = []
    var node = section.header.lowerBound
    while node < section.header.upperBound {
      let content = layout.content(at: node)
      parts.append(StickyHeader.Part(node: node, content: content, x: left, row: header.height))
      header = .column([header, content])
      node = layout.next(after: node)
    }
    guard !header.isEmpty, header.height <= height / Self.share else { return nil }
    let block = header.padded(Edges(left: left)).on(.background(.elevated), width: layout.width)
    // The next section pushes the header out of the screen.
    let rows = rowsLeft(of: section, upTo: block.height, on: &layout)
    return StickyHeader(block: block, y: min(0, rows - block.height), parts: parts)
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
