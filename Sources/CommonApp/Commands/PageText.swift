import Components
import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// A whole page as text, from top to end, however long it is: one node at a time.
struct PageText {
  let feed: Feed
  let factory: FacetFactory
  let version: SemanticVersion

  func print(to console: Console, width: Int) {
    let tree = ViewTree(feed, admitted: Admission(feed.tree, for: factory.capabilities.asOf(version)))
    var layout = PageLayout(tree: tree, width: width, views: factory)
    let theme = Theme(ThemeValues(), depth: .monochrome)
    for index in 0..<layout.nodeCount {
      let block = layout.block(at: index)
      var canvas = Canvas(size: Size(width, block.size.height))
      block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: theme)
      for row in canvas.textRows {
        console.print(SafeText(row))
      }
    }
  }
}
