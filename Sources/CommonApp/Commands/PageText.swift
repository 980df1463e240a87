import Components
import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// A whole page as text, from top to end, however long it is: one node at a time.
struct PageText {
  let feed: Feed
  let brand: Brand
  let factory: FacetFactory
  let version: SemanticVersion
  let theme: Theme

  func print(to console: Console, width: Int) {
    let client = factory.capabilities.asOf(version)
    let views = PageViews(factory: factory, context: ViewContext(client: client, branded: brand.views))
    let tree = ViewTree(feed, admitted: Admission(feed.tree, for: client), views: views)
    var layout = PageLayout(tree: tree, width: width, views: views, metrics: Metrics(theme))
    var node = 0
    while node < layout.nodeCount {
      let block = layout.block(at: node)
      var canvas = Canvas(size: Size(width, block.height))
      block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: theme)
      if theme.icons.usesASCII {
        canvas.foldToASCII()
      }
      console.print(canvas.textRows)
      node = layout.next(after: node)
    }
  }
}
