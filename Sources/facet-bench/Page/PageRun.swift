import Branding
import Components
import DoorDash
import Drawing
import FacetModel
import JSON
import Prism
import ViewTree

/// A feed that goes through all stages.
struct PageRun {
  private let bytes: [UInt8]
  private let factory: FacetFactory
  private let theme: Theme
  private let runs: Int
  /// The first frames for each run. They take far less time than the stages before them, so a few runs have many.
  private let frames: Int

  private static let size = Size(120, 40)
  /// More rows than a screen has, so that new facets become visible.
  private static let scrolledRows = 60

  init(facets: Int) throws {
    bytes = FeedGenerator.feed(ofFacets: facets)
    factory = try FacetFactory(ComponentLibrary.descriptors)
    theme = Theme(try Brand.doorDash.tokens.values(for: .light), depth: .truecolor)
    runs = max(5, min(200, 200_000 / facets))
    frames = max(1, 50 / runs)
  }

  mutating func measure() throws -> [(what: String, seconds: Double)] {
    var decode = BestTime()
    var admit = BestTime()
    var build = BestTime()
    var firstFrame = BestTime()
    var scroll = BestTime()
    for _ in 0..<runs {
      let feed = try decode.measure { try FeedDecoder(interner: .forFeeds()).decode(ByteBuffer(bytes)) }
      let admission = admit.measure { Admission(feed.tree, for: factory.capabilities) }
      let views = PageViews(
        factory: factory, context: ViewContext(client: admission.capabilities, branded: Brand.doorDash.views))
      let tree = build.measure { ViewTree(feed, admitted: admission, views: views) }
      for _ in 0..<frames {
        var viewport = firstFrame.measure { Self.firstFrame(of: tree, views: views, theme: theme) }
        scroll.measure {
          for _ in 0..<Self.scrolledRows {
            viewport.scroll(by: 1)
            Self.draw(&viewport, theme: theme)
          }
        }
      }
    }
    return [
      ("decode", decode.seconds), ("admit", admit.seconds), ("build", build.seconds),
      ("first frame", firstFrame.seconds), ("scroll", scroll.seconds / Double(Self.scrolledRows)),
    ]
  }

  private static func firstFrame(of tree: ViewTree, views: PageViews, theme: Theme) -> Viewport {
    let layout = PageLayout(tree: tree, width: size.width, views: views, metrics: Metrics(theme, words: .english))
    var viewport = Viewport(layout: layout, height: size.height)
    draw(&viewport, theme: theme)
    return viewport
  }

  private static func draw(_ viewport: inout Viewport, theme: Theme) {
    viewport.prepare()
    var canvas = Canvas(size: size, style: theme.fill(.background(.primary)))
    viewport.draw(on: &canvas, at: canvas.bounds, theme: theme)
    precondition(canvas.row(size.height - 1).count == size.width)
  }
}
