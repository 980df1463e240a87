import Drawing
import FacetModel
import Prism

/// What the layout and style of a section put around its facets: a ground, and room on all four sides.
struct SectionFrame {
  var ground: Paint?
  var edges = Edges.zero
  /// The rows between two facets of the section, where its style says how many.
  var spacing: Int?

  /// Around facets that stand in no section, and those of a section that asks for nothing.
  static let plain = SectionFrame()

  /// Padding never makes a page narrower than this.
  private static let narrowest = 20

  private init() {}

  /// `width` is what the page has between its margins.
  init(_ section: ViewTree.Section, metrics: Metrics, width: Int) {
    ground = FacetFrame.ground(section.style.backgroundColor)
    spacing = metrics.spacing(section.style.spacing).map { min(4, $0.rows) }
    let inner = metrics.edges(section.style.padding)
    let outer = metrics.edges(section.layout.padding)
    edges = Edges(
      top: inner.top + outer.top, left: inner.left + outer.left, bottom: inner.bottom + outer.bottom,
      right: inner.right + outer.right)
    if width - edges.left - edges.right < Self.narrowest {
      edges.left = 0
      edges.right = 0
    }
  }
}

extension PageLayout {
  /// Most nodes that are asked for one after the other stand in one section.
  mutating func frame(ofSection number: Int) -> SectionFrame {
    guard number >= 0 else { return .plain }
    if let known = lastFrame, known.section == number { return known.frame }
    let section = tree.sections[number]
    let frame =
      section.hasLook ? SectionFrame(section, metrics: metrics, width: max(0, width - 2 * margin)) : .plain
    lastFrame = (number, frame)
    return frame
  }

  /// The frame around a node; there is none around what stands behind the last facet.
  mutating func frame(of node: Int) -> SectionFrame {
    isTail(node) ? .plain : frame(ofSection: tree.nodes[node].section)
  }

  /// The columns that a node's section leaves to its facets.
  mutating func room(of node: Int) -> Int {
    let edges = frame(of: node).edges
    return max(0, width - 2 * margin - edges.left - edges.right)
  }

  /// Puts the ground of sections under a node and the rows above it. The ground is one column wider on both sides than
  /// what stands on it: words want a free column between them and the edge.
  mutating func grounded(_ block: Block, at index: Int, above: AboveNode) -> Block {
    var block = block
    let x = max(0, margin - 1)
    let columns = min(width, width - 2 * margin + 2)
    if let ground = above.endOfSection, above.rowsBefore > 0 {
      block = block.on(ground, rect: Rect(x: x, y: 0, width: columns, height: above.rowsBefore))
    }
    if let ground = frame(of: index).ground {
      let top = above.rows - above.rowsInside
      block = block.on(ground, rect: Rect(x: x, y: top, width: columns, height: block.height - top))
    }
    return block
  }
}

/// The rows between a node and the one before it.
struct AboveNode {
  var block: Block
  var rows: Int
  /// The ground of the section before, where that ends here, and the rows that belong to it.
  var endOfSection: Paint?
  var rowsBefore = 0
  /// The last of the rows, which belong to the node's own section.
  var rowsInside = 0
}
