import Drawing
import Pictures
import Prism
import ViewTree

/// A whole page from top to end, with every carousel unrolled.
package struct UnrolledPage: WholePicture {
  private let page: Page
  private var layout: PageLayout
  package var pictures = PagePictures.none

  package init(_ page: Page, width: Int) {
    self.page = page
    layout = page.layout(width: width, isUnrolled: true)
    if layout.showsNothing() { layout.setTail(page.blank.row) }
  }

  /// The pictures of the page, from the top.
  package var orders: [PictureOrder] {
    mutating get {
      var orders: [PictureOrder] = []
      forEachBlock { orders += $0.orders }
      return orders
    }
  }

  mutating func forEachBlock(_ body: (Block) -> Void) {
    var node = 0
    while node < layout.nodeCount {
      let block = layout.block(at: node)
      if block.height > 0 { body(block) }
      node = layout.next(after: node)
    }
  }

  package mutating func forEachPiece(_ body: (Canvas) -> Void) {
    let page = page
    let pictures = pictures
    let width = layout.width
    forEachBlock { block in
      var canvas = Canvas(size: Size(width, block.height), style: page.theme.fill(.background(.primary)))
      block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: page.theme, pictures: pictures)
      if page.theme.icons.usesASCII {
        canvas.foldToASCII()
      }
      body(canvas)
    }
  }

  package mutating func canvas(most: Int) -> Canvas? {
    var height = 0
    forEachBlock { height += $0.height }
    guard height <= most else { return nil }
    var canvas = Canvas(size: Size(layout.width, height), style: page.theme.fill(.background(.primary)))
    let theme = page.theme
    let pictures = pictures
    var y = 0
    forEachBlock { block in
      block.draw(on: &canvas, x: 0, y: y, clip: canvas.bounds, theme: theme, pictures: pictures)
      y += block.height
    }
    if theme.icons.usesASCII {
      canvas.foldToASCII()
    }
    return canvas
  }

  package mutating func placedFacets() -> (facets: [PlacedFacet], height: Int) {
    var facets: [PlacedFacet] = []
    var y = 0
    let tree = layout.tree
    let views = page.views
    forEachBlock { block in
      facets += PlacedFacet.facets(of: block, y: y, tree: tree, views: views)
      y += block.height
    }
    return (facets, y)
  }
}

/// A picture of any length, drawn from top to end in pieces.
package protocol WholePicture {
  /// The pictures on it.
  var pictures: PagePictures { get }

  mutating func forEachPiece(_ body: (Canvas) -> Void)

  /// Returns the picture in one piece; `nil` if it has more than `most` rows.
  mutating func canvas(most: Int) -> Canvas?
}
