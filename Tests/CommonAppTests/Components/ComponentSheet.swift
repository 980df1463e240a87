import CommonApp
import Components
import Drawing
import FacetModel
import Prism
import TestSupport
import ViewTree

/// A facet drawn by itself, as wide as a page and as high as it is.
struct ComponentSheet {
  let json: String
  let brand: Brand
  var scheme = Scheme.light
  var version = Capabilities.current
  var choices = FilterChoices()

  func canvas(width: Int, isUnrolled: Bool = false) throws -> Canvas {
    let theme = try theme()
    let page = try page(width: width, metrics: Metrics(theme), isUnrolled: isUnrolled)
    var canvas = Canvas(size: Size(width, page.height), style: theme.fill(.background(.primary)))
    page.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: theme)
    return canvas
  }

  func page(width: Int, metrics: Metrics = Metrics(), isUnrolled: Bool = false) throws -> Block {
    var layout = try layout(width: width, metrics: metrics, isUnrolled: isUnrolled)
    var page = Block.empty
    var node = 0
    while node < layout.nodeCount {
      page = .column([page, layout.block(at: node)])
      node = layout.next(after: node)
    }
    return page
  }

  private func theme() throws -> Theme {
    Theme(try brand.tokens.values(for: scheme), depth: .truecolor)
  }

  private func layout(width: Int, metrics: Metrics, isUnrolled: Bool) throws -> PageLayout {
    let feed = try Feed(json: "[\(json)]")
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let client = factory.capabilities.asOf(version)
    let context = ViewContext(client: client, branded: brand.views, choices: choices)
    let views = PageViews(factory: factory, context: context)
    let tree = ViewTree(feed, admitted: Admission(feed.tree, for: client), views: views)
    return PageLayout(tree: tree, width: width, views: views, metrics: metrics, isUnrolled: isUnrolled)
  }
}
