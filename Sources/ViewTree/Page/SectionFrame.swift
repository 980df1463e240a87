import Drawing
import FacetModel
import Prism

/// The frame that the layout and style of a section put around its facets: a background, and padding on all four sides.
struct SectionFrame {
  var ground: Paint?
  var edges = Edges.zero
  /// The rows between two facets of the section; `nil` if its style does not say.
  var spacing: Int?

  /// The frame of facets outside sections, and of sections without layout or style.
  static let plain = SectionFrame()

  /// The width that the padding must leave. Padding that would leave less is dropped.
  private static let narrowest = 20

  private init() {}

  /// Creates the frame. `width` is the width of the page between its margins.
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
  /// Returns the frame of a section. The last one is kept, because neighbouring nodes mostly belong to one section.
  mutating func frame(ofSection number: Int) -> SectionFrame {
    guard number >= 0 else { return .plain }
    if let known = lastFrame, known.section == number { return known.frame }
    let section = tree.sections[number]
    let frame =
      section.hasLook ? SectionFrame(section, metrics: metrics, width: max(0, width - 2 * margin)) : .plain
    lastFrame = (number, frame)
    return frame
  }

  /// Returns the frame of a node's section. The tail of the page has a plain frame.
  mutating func frame(of node: Int) -> SectionFrame {
    isTail(node) ? .plain : frame(ofSection: tree.nodes[node].section)
  }

  /// Returns the width that a node's section leaves to its facets.
  mutating func room(of node: Int) -> Int {
    let edges = frame(of: node).edges
    return max(0, width - 2 * margin - edges.left - edges.right)
  }

  /// Puts the background of the sections under a node and the rows above it. The background is one column wider than
  /// its content on both sides, so that the text does not touch its edge.
  mutating func grounded(_ block: Block, at index: Int, above: AboveNode) -> Block {
    var block = block
    let x = max(0, margin - 1)
    let columns = min(width, width - 2 * margin + 2)
    if let ground = above.endOfSection, above.rowsBefore > 0 {
      block = block.on(ground, rect: Rect(x: x, y: above.filling, width: columns, height: above.rowsBefore))
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
  /// The background of the previous section if that ends here.
  var endOfSection: Paint?
  /// The first of the rows, which belong to the previous section.
  var rowsBefore = 0
  /// The last of the rows, which belong to the node's own section.
  var rowsInside = 0
  /// Whether both nodes belong to one section.
  var isInSection = false
  /// The empty rows above all of them, beside facets of another page.
  private(set) var filling = 0

  mutating func fill(_ rows: Int) {
    block = block.padded(Edges(top: rows))
    self.rows += rows
    if isInSection { rowsInside += rows }
    filling = rows
  }
}
