import Components
import Drawing
import FacetModel
import Prism
import TestSupport
import ViewTree

@testable import Branding

/// Draws one facet alone, at a given width and at its full height.
struct ComponentSheet {
  private let json: String
  private let views: any BrandedViewFactory
  private let factory: FacetFactory
  private let theme: Theme
  private let version: SemanticVersion
  var choices = FilterChoices()

  init(
    json: String, brand: Brand, scheme: Scheme = .light, depth: Depth = .truecolor,
    version: SemanticVersion = Capabilities.current
  ) throws {
    let theme = Theme(try brand.tokens.values(for: scheme), depth: depth)
    self.init(json: json, theme: theme, views: brand.views, factory: brand.makeFactory(), version: version)
  }

  init(
    json: String, theme: Theme, views: any BrandedViewFactory = PlainBrandedViews(),
    factory: FacetFactory = FacetFactory(libraryJoinedBy: []), version: SemanticVersion = Capabilities.current
  ) {
    self.json = json
    self.theme = theme
    self.views = views
    self.factory = factory
    self.version = version
  }

  func canvas(width: Int, isUnrolled: Bool = false) throws -> Canvas {
    try page(width: width, isUnrolled: isUnrolled).canvas(width: width, theme: theme)
  }

  func page(width: Int, isUnrolled: Bool = false) throws -> Block {
    var layout = try layout(width: width, isUnrolled: isUnrolled)
    var page = Block.empty
    var node = 0
    while node < layout.nodeCount {
      page = .column([page, layout.block(at: node)])
      node = layout.next(after: node)
    }
    return page
  }

  private func layout(width: Int, isUnrolled: Bool) throws -> PageLayout {
    let feed = try Feed(json: "[\(json)]")
    let client = factory.capabilities.asOf(version)
    let pageViews = PageViews(
      factory: factory, context: ViewContext(client: client, branded: views, state: ClientState(choices: choices)))
    let tree = ViewTree(feed, admitted: Admission(feed.tree, for: client), views: pageViews)
    return PageLayout(
      tree: tree, width: width, views: pageViews, metrics: Metrics(theme, words: .english), isUnrolled: isUnrolled)
  }
}

extension Block {
  /// Draws the block alone on the background of a page.
  func canvas(width: Int, theme: Theme) -> Canvas {
    var canvas = Canvas(size: Size(width, height), style: theme.fill(.background(.primary)))
    draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: theme)
    return canvas
  }
}
