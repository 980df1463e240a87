import Drawing
import FacetModel
import Pages
import Pictures
import Prism
import Text
import ViewTree

/// Two whole pages beside each other from top to end, with equal facets in the same row.
package struct FullComparison: WholePicture {
  package var pictures: PagePictures { .none }
  private let pages: (own: Page, other: Page)
  private var own: PageLayout
  private var other: PageLayout
  private let side: ComparisonPane
  private let width: Int

  /// Makes the comparison; `nil` on a screen of the brand, which is no page.
  package init?(_ app: App, width: Int) {
    guard let side = app.open.comparisonPane, let page = app.history.current.page?.page,
      let beside = side.place.page?.page
    else {
      return nil
    }
    self.side = side
    self.width = width
    pages = (page, beside)
    let split = SideBySideSplit(ofPiece: Size(width, 1), pageIsFirst: true, headRows: 0)
    own = page.layout(width: split.page.width, isUnrolled: true)
    other = beside.layout(width: split.other.width, isUnrolled: true)
  }

  /// Draws the names of both pages, and then the rows beside each other.
  package mutating func forEachPiece(_ body: (Canvas) -> Void) {
    draw(.empty, .empty, headRows: 1, body)
    let pairs = NodePairs(&own, &other, counterpart: side.facet)
    for pair in pairs.inOrder {
      let blocks = (
        pair.own.map { own.block(at: $0) } ?? .empty, pair.other.map { other.block(at: $0) } ?? .empty
      )
      if max(blocks.0.height, blocks.1.height) > 0 { draw(blocks.0, blocks.1, headRows: 0, body) }
    }
  }

  package mutating func canvas(most: Int) -> Canvas? {
    var height = 0
    forEachPiece { height += $0.size.height }
    guard height <= most else { return nil }
    var canvas = Canvas(size: Size(width, height), style: pages.own.theme.fill(.background(.primary)))
    var y = 0
    forEachPiece { piece in
      canvas.draw(piece, x: 0, y: y)
      y += piece.size.height
    }
    return canvas
  }

  private func draw(_ ours: Block, _ theirs: Block, headRows: Int, _ body: (Canvas) -> Void) {
    let (above, theirsAbove) = Self.roomsAbove(ours, theirs)
    let rows = max(above + ours.height, theirsAbove + theirs.height)
    let size = Size(width, rows + headRows)
    let split = SideBySideSplit(ofPiece: size, pageIsFirst: side.variation != .earlier, headRows: headRows)
    var canvas = Canvas(size: size, style: pages.own.theme.fill(.background(.primary)))
    SideBySideFrame(split: split, names: side.names, themes: (pages.own.theme, pages.other.theme)).draw(
      Self.canvas(ours, above, side.marks?.page, split.page.size, pages.own.theme),
      Self.canvas(theirs, theirsAbove, side.marks?.other, split.other.size, pages.other.theme), on: &canvas)
    if pages.own.theme.icons.usesASCII { canvas.foldToASCII() }
    body(canvas)
  }

  /// Returns the rows to add above each of two nodes, because the other may have more space or a line above it.
  private static func roomsAbove(_ ours: Block, _ theirs: Block) -> (ours: Int, theirs: Int) {
    guard let own = ours.regions.map(\.rect.y).min(), let other = theirs.regions.map(\.rect.y).min() else {
      return (0, 0)
    }
    return (max(0, other - own), max(0, own - other))
  }

  private static func canvas(_ block: Block, _ y: Int, _ marks: DiffMarks?, _ size: Size, _ theme: Theme) -> Canvas {
    var canvas = Canvas(size: size, style: theme.fill(.background(.primary)))
    block.draw(on: &canvas, x: 0, y: y, clip: canvas.bounds, theme: theme)
    marks?.draw(beside: block, x: 0, y: y, on: &canvas, clip: canvas.bounds, theme: theme)
    return canvas
  }
}
