import Drawing
import FacetModel
import Pictures
import Prism

/// The part of a page that is on the screen. Only nodes near the screen are laid out.
public struct Viewport {
  public private(set) var layout: PageLayout
  public private(set) var height: Int
  public private(set) var position = ScrollPosition.top
  /// The blocks on the screen after the last change, which one frame asks for several times.
  var prepared: (place: PagePlace, part: DrawnPart)?
  /// The rows from the top of the screen to the last facet, which each key asks for.
  private var ahead: (place: PagePlace, rows: Int)?
  let wanted = WantedOrders()

  public init(layout: PageLayout, height: Int) {
    self.layout = layout
    self.height = height
  }

  /// Changes the size. The node at the top of the screen stays there.
  public mutating func resize(width: Int, height: Int) {
    if width != layout.width {
      replace(layout.resized(to: width))
      position = ScrollPosition(node: layout.leader(of: position.node), row: 0)
    }
    self.height = height
    settle()
  }

  /// Scrolls by rows, down if positive, and stops at the ends of the page.
  public mutating func scroll(by rows: Int) {
    position = moved(position, by: rows)
    settle()
  }

  /// Scrolls to a position that the page has had in this layout.
  public mutating func scroll(to position: ScrollPosition) {
    self.position = position
    settle()
  }

  public mutating func scrollToTop() {
    position = .top
  }

  mutating func scroll(toNode node: Int) {
    position = ScrollPosition(node: layout.leader(of: node), row: 0)
    settle()
  }

  public mutating func scrollToEnd() {
    position = lastPosition()
  }

  /// Keeps the end of the page at or below the bottom of the screen. This changes the position only near the end.
  private mutating func settle() {
    guard !reaches(height, from: position) else { return }
    position = lastPosition()
  }

  private mutating func reaches(_ rows: Int, from position: ScrollPosition) -> Bool {
    var missing = rows + position.row
    var node = position.node
    while node < layout.nodeCount, missing > 0 {
      missing -= layout.beginning(of: node, rows: missing).block.height
      node = layout.next(after: node)
    }
    return missing <= 0
  }

  /// Returns the position at which the last row of the page is the last row of the screen, found from the end
  /// backwards.
  private mutating func lastPosition() -> ScrollPosition {
    var missing = height
    var node = layout.nodeCount
    while let previous = layout.previous(before: node) {
      node = previous
      let rows = layout.block(at: node).height
      if rows >= missing {
        return ScrollPosition(node: node, row: rows - missing)
      }
      missing -= rows
    }
    return .top
  }

  private mutating func moved(_ start: ScrollPosition, by rows: Int) -> ScrollPosition {
    var position = ScrollPosition(node: start.node, row: start.row + rows)
    while position.row < 0, let previous = layout.previous(before: position.node) {
      position.node = previous
      position.row += layout.block(at: previous).height
    }
    position.row = max(0, position.row)
    while position.node < layout.nodeCount {
      let next = layout.next(after: position.node)
      let rows = layout.block(at: position.node).height
      guard next < layout.nodeCount, position.row >= rows else { break }
      position.node = next
      position.row -= rows
    }
    return position
  }

  /// Shows another layout of the same facets, or of these with more behind them. The first facet on the screen stays
  /// there.
  public mutating func show(_ layout: PageLayout) {
    let row = position.row
    let facet = topFacet
    replace(layout)
    show(facet: facet, row: row)
  }

  /// The first facet on the screen; `nil` if only the tail of the page is visible.
  public var topFacet: Int? {
    layout.tree.nodes.indices.contains(position.node) ? layout.tree.nodes[position.node].facet : nil
  }

  mutating func show(facet: Int?, row: Int) {
    guard let facet else {
      position = ScrollPosition(node: layout.tree.nodes.count, row: row)
      return settle()
    }
    guard let node = layout.tree.nodes.firstIndex(where: { $0.facet == facet }) else {
      position = layout.tree.nodes.isEmpty ? .top : lastPosition()
      return
    }
    position = ScrollPosition(node: layout.leader(of: node), row: row)
    settle()
  }

  mutating func replace(_ layout: PageLayout) {
    self.layout = layout
    prepared = nil
    ahead = nil
  }

  /// Sets the view behind the last facet.
  public mutating func setTail(_ view: (any FacetView)?) {
    layout.setTail(view)
    settle()
  }

  /// Whether no facet of the page shows anything.
  public mutating func showsNothing() -> Bool { layout.showsNothing() }

  /// Whether the page ends within another screen.
  public mutating func isNearEnd() -> Bool {
    rowsAhead() < 2 * height && !reaches(2 * height, from: position)
  }

  /// Returns the number of rows from the top of the screen to the last facet, at most two screens.
  public mutating func rowsAhead() -> Int {
    if let ahead, ahead.place == place { return ahead.rows }
    let rows = countRowsAhead()
    ahead = (place, rows)
    return rows
  }

  private mutating func countRowsAhead() -> Int {
    let most = 2 * height
    var rows = -position.row
    var node = position.node
    while node < layout.tree.nodes.count, rows < most {
      rows += layout.block(at: node).height
      node = layout.next(after: node)
    }
    return max(0, min(most, rows))
  }

  /// Moves a carousel to another first card.
  public mutating func setOffset(_ offset: Int, ofNode node: Int) {
    setOffset(offset, of: layout.tree.facet(at: node), inNode: node)
  }

  mutating func setOffset(_ offset: Int, of carousel: Facet, inNode node: Int) {
    layout.setOffset(offset, of: carousel, inNode: node)
    // The other cards may be lower.
    settle()
  }

  /// Calls a closure with the layout, which may lay out nodes for the answer.
  mutating func withLayout<Result>(_ ask: (inout PageLayout) -> Result) -> Result {
    ask(&layout)
  }

  /// Remembers which card of a carousel has the focus.
  mutating func remember(_ target: FocusTarget) {
    remember(in: &layout, target)
  }

  /// Lays out all that `draw` needs, so that drawing lays out nothing.
  public mutating func prepare() {
    if !isPrepared || !drawn.isWhole {
      let part = Self.drawn(on: &layout, from: position, height: height)
      prepared = (place, part)
    }
    _ = stickyHeader(on: &layout)
  }

  /// Draws the page. With a memory the area must be blank, and blocks that look as in the frame before are copied.
  public func draw(
    on canvas: inout Canvas, at area: Rect, theme: Theme, pictures: PagePictures = .none, memory: DrawnBlocks? = nil
  ) {
    if let memory, !area.isEmpty, area.intersection(canvas.bounds) == area {
      memory.draw(drawn.blocks, on: &canvas, at: area, theme: theme, pictures: pictures)
    } else {
      for (_, block, y) in drawn.blocks {
        block.draw(on: &canvas, x: area.x, y: area.y + y, clip: area, theme: theme, pictures: pictures)
      }
    }
    var layout = layout
    if let header = stickyHeader(on: &layout) {
      header.block.draw(
        on: &canvas, x: area.x, y: area.y + header.y, clip: area, theme: theme, pictures: pictures)
    }
  }
}
