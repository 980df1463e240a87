import Drawing
import FacetModel
import Prism
import Text

/// Lays out the nodes of a tree for one width. Each node is laid out when it is first asked for.
public struct PageLayout {
  public let tree: ViewTree
  public let width: Int
  /// Whether the whole page is shown at once: carousels show all cards, and texts are not cut to save rows.
  public let isUnrolled: Bool
  public private(set) var state: PageState
  let views: any ViewMaking
  let metrics: Metrics
  private var contents: [Int: Block] = [:]
  /// The contents at their places on the page. They are kept because drawing one frame walks the page several times.
  private var blocks: [Int: Block] = [:]
  /// The first rows of blocks that were not laid out as a whole, with the number of rows that are right.
  private var beginnings: [Int: (rows: Int, block: Block)] = [:]
  /// The focus targets of blocks. Each key walks past those of several nodes.
  private var targets: [Int: FocusTargets] = [:]
  private var shapes: [Int: GridShape] = [:]
  /// Whether a node is known to be empty. A page may hold any number of empty nodes, and each frame walks past them.
  private var emptyNodes: [Bool] = []
  /// The view behind the last facet: a loading row or the end of the feed. It counts as one more node.
  private(set) var tail: (any FacetView)?

  /// The empty rows beside facets of another page.
  public private(set) var filling: Filling?

  /// The number of times that a node may have got another block.
  private(set) var changes = 0

  /// The frame of the section that was asked for last.
  var lastFrame: (section: Int, frame: SectionFrame)?

  /// The number of laid-out nodes that are kept; a screen shows far fewer.
  private static let capacity = 2048

  public init(
    tree: ViewTree, width: Int, views: any ViewMaking, metrics: Metrics = Metrics(), state: PageState = PageState(),
    isUnrolled: Bool = false
  ) {
    self.tree = tree
    self.width = width
    self.views = views
    self.metrics = metrics
    self.state = state
    self.isUnrolled = isUnrolled
  }

  public var nodeCount: Int { tree.nodes.count + (tail == nil ? 0 : 1) }

  /// The number of facets that are laid out at the moment.
  public var laidOutCount: Int { contents.values.reduce(0) { $0 + $1.regions.count } }

  /// Returns the same page for another width.
  func resized(to width: Int) -> PageLayout {
    var layout = PageLayout(
      tree: tree, width: width, views: views, metrics: metrics, state: state, isUnrolled: isUnrolled)
    layout.tail = tail
    return layout
  }

  /// Sets the view behind the last facet, or in place of facets that show nothing.
  public mutating func setTail(_ view: (any FacetView)?) {
    tail = view
    forget(tree.nodes.count)
  }

  private mutating func forget(_ node: Int) {
    changes += 1
    contents[node] = nil
    blocks[node] = nil
    beginnings[node] = nil
    targets[node] = nil
  }

  private mutating func forgetAll() {
    changes += 1
    contents.removeAll(keepingCapacity: true)
    blocks.removeAll(keepingCapacity: true)
    beginnings.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
  }

  mutating func setFilling(_ filling: Filling?) {
    self.filling = filling
    changes += 1
    blocks.removeAll(keepingCapacity: true)
    beginnings.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
  }

  func isTail(_ node: Int) -> Bool { node >= tree.nodes.count }

  /// Moves a carousel that is a node to another first card.
  public mutating func setOffset(_ offset: Int, ofNode node: Int) {
    setOffset(offset, of: tree.facet(at: node), inNode: node)
  }

  /// Moves a carousel that may be inside a node to another first card.
  mutating func setOffset(_ offset: Int, of carousel: Facet, inNode node: Int) {
    state.setOffset(offset, of: carousel.identity)
    forget(leader(of: node))
  }

  mutating func setState(_ state: PageState) {
    guard state != self.state else { return }
    self.state = state
    forgetAll()
  }

  /// Keeps the laid-out blocks of facets that look the same on another page. `nodes` are this page's nodes by facet.
  /// `counterpart` returns the number that an unchanged facet of the other page has on this page.
  mutating func keepContents(of other: PageLayout, nodes: [Int32], counterpart: (Int) -> Int?) {
    guard width == other.width, metrics == other.metrics, isUnrolled == other.isUnrolled else { return }
    var other = other
    for (old, block) in other.contents where !other.isTail(old) {
      let members = old..<other.next(after: old)
      let counterparts = members.compactMap { counterpart(other.tree.nodes[$0].facet) }
      guard counterparts.count == members.count, let first = counterparts.first, nodes[first] >= 0 else { continue }
      let new = Int(nodes[first])
      // A row of a grid is laid out in one piece. It is kept only if it has the same members in the same shape.
      guard leader(of: new) == new, next(after: new) - new == members.count,
        (0..<members.count).allSatisfy({ tree.nodes[new + $0].facet == counterparts[$0] }),
        shape(ofRun: tree.nodes[new].run) == other.shape(ofRun: other.tree.nodes[old].run)
      else { continue }
      contents[new] = block.renumbered(counterpart)
    }
  }

  mutating func rememberCard(_ card: Facet, of carousel: Facet) {
    state.setLastCard(card.identity, of: carousel.identity)
  }

  /// Returns the focus targets of a node.
  mutating func targets(at node: Int) -> FocusTargets {
    guard !isTail(node) else { return .none }
    if let found = targets[node] { return found }
    let found = FocusTargets(node: node, block: block(at: node), tree: tree, views: views)
    targets[node] = found
    return found
  }

  /// The free columns on each side of the page.
  var margin: Int { metrics.margin(ofPage: width) }

  /// Returns the block of a node at its place across the page, with the rows above it. Members of a grid row are drawn
  /// with the first of them.
  public mutating func block(at index: Int) -> Block {
    if isKnownEmpty(index) { return .empty }
    if let block = blocks[index] { return block }
    let content = content(at: index)
    guard !content.isEmpty else { return .empty }
    let block = placed(content, at: index, above: above(index))
    blocks[index] = block
    beginnings[index] = nil
    return block
  }

  /// Returns the block of a node at its place, with at least its first rows. The screen may end in the middle of a
  /// carousel, and cards out of sight need no layout then.
  mutating func beginning(of index: Int, rows: Int) -> Beginning {
    guard mayBegin(index) else { return Beginning(block(at: index)) }
    if let known = beginnings[index], known.rows >= rows { return Beginning(known.block, isWhole: false) }
    let above = above(index)
    let node = tree.nodes[index]
    let facet = tree.facet(at: index)
    let content = layouter.beginning(
      of: facet, views.view(for: facet), node.traits, width: room(of: index),
      rows: rows - above.rows + (frame(of: index).ground == nil ? 0 : 1))
    guard !content.isWhole else {
      keep(content.block, at: index)
      return Beginning(block(at: index))
    }
    let block = placed(content.block, at: index, above: above)
    beginnings[index] = (rows, block)
    return Beginning(block, isWhole: false)
  }

  /// Whether a node is a carousel by itself that is not laid out yet.
  private func mayBegin(_ index: Int) -> Bool {
    guard !isTail(index), tree.nodes[index].traits.arrangement == .carousel else { return false }
    let run = tree.runs[tree.nodes[index].run]
    return run.count == 1 && run.grid == nil && !isKnownEmpty(index) && contents[index] == nil && blocks[index] == nil
  }

  private mutating func placed(_ content: Block, at index: Int, above: AboveNode) -> Block {
    var block = above.block
    block.add(content, x: margin + frame(of: index).edges.left, y: above.rows)
    block = grounded(block, at: index, above: above)
    return filling?.below[index].map { block.filling(height: block.height + $0) } ?? block
  }

  private func isKnownEmpty(_ index: Int) -> Bool {
    index < emptyNodes.count && emptyNodes[index]
  }

  mutating func content(at index: Int) -> Block {
    if isKnownEmpty(index) { return .empty }
    if let block = contents[index] { return block }
    let block = layOut(at: index)
    keep(block, at: index)
    return block
  }

  private mutating func keep(_ content: Block, at index: Int) {
    if content.isEmpty, !isTail(index) {
      if emptyNodes.isEmpty { emptyNodes = Array(repeating: false, count: tree.nodes.count) }
      emptyNodes[index] = true
      return
    }
    if contents.count >= Self.capacity { forgetAll() }
    contents[index] = content
  }

  /// Returns the name of a facet as it would be read aloud; empty for decoration.
  func name(ofFacet facet: Int) -> SafeText { views.view(for: tree.facet(facet)).speech.label }

  var layouter: FacetLayouter {
    FacetLayouter(views: views, admission: tree.admission, metrics: metrics, isUnrolled: isUnrolled, state: state)
  }

  /// Returns the columns in which the members of a run are placed.
  mutating func shape(ofRun number: Int) -> GridShape {
    let run = tree.runs[number]
    guard run.count > 1 || run.grid != nil else { return .single }
    if let shape = shapes[number] { return shape }
    let section = tree.nodes[run.start].section
    let width = room(of: run.start)
    let shape = GridShape(
      self, run, layouter, width: width,
      spacing: section >= 0 && run.grid == nil ? tree.sections[section].style.spacing : nil)
    shapes[number] = shape
    return shape
  }
}
