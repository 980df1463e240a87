import Components
import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// The program as a value: events go in, effects and frames come out, and nothing else does.
public struct App {
  private let brand: Brand
  private let theme: Theme
  private let factory: FacetFactory
  private let feed: Feed
  private let admission: Admission
  private let title: SafeText
  private var size: Size
  private var viewport: Viewport

  /// `version` is the client to be: today's, or one that knew less.
  public init(
    feed: Feed, title: SafeText, brand: Brand, theme: Theme, factory: FacetFactory,
    version: SemanticVersion = Capabilities.current, size: Size
  ) {
    self.feed = feed
    self.title = title
    self.brand = brand
    self.factory = factory
    self.size = size
    self.theme = theme
    admission = Admission(feed.tree, for: factory.capabilities.asOf(version))
    let views = PageViews(
      factory: factory, context: ViewContext(client: admission.capabilities, branded: brand.views))
    let layout = PageLayout(
      tree: ViewTree(feed, admitted: admission, views: views), width: size.width, views: views,
      metrics: Metrics(theme))
    viewport = Viewport(layout: layout, height: Self.pageHeight(of: size))
    viewport.prepare()
  }

  public mutating func update(_ event: Event) -> [Effect] {
    defer { viewport.prepare() }
    switch event {
    case .key(let key):
      guard let command = Keymap.command(for: key) else { return [] }
      return perform(command)
    case .resize(let size):
      self.size = size
      viewport.resize(width: size.width, height: Self.pageHeight(of: size))
      return []
    case .signal(.suspend):
      return [.suspend]
    case .signal(.interrupt):
      return [.quit]
    case .signal(let signal):
      return [.end(by: signal)]
    }
  }

  public func frame() -> Canvas {
    var canvas = Canvas(size: size, style: theme.fill(.background(.primary)))
    viewport.draw(on: &canvas, at: pageArea, theme: theme)
    statusLine.draw(on: &canvas, x: 0, y: pageArea.maxY, clip: canvas.bounds, theme: theme)
    if theme.icons.usesASCII {
      canvas.foldToASCII()
    }
    return canvas
  }

  private mutating func perform(_ command: Keymap.Command) -> [Effect] {
    switch command {
    case .scrollUp: viewport.scroll(by: -1)
    case .scrollDown: viewport.scroll(by: 1)
    case .pageUp: viewport.scroll(by: -viewport.height)
    case .pageDown: viewport.scroll(by: viewport.height)
    case .top: viewport.scrollToTop()
    case .end: viewport.scrollToEnd()
    case .quit: return [.quit]
    case .suspend: return [.suspend]
    }
    return []
  }

  /// What is being looked at, and what of it is left out.
  private var statusLine: Block {
    let left = admission.omittedCount
    let counts: SafeText = left == 0 ? "" : " • \(left) left out"
    let keys: SafeText = size.width < 60 ? "" : Keymap.hints
    let width = max(0, size.width - 2)
    return Block.spread(width: width, trailing: .line(keys, .keyHint, width: width / 2)) { width in
      .line(SafeText(brand.displayName) + " • " + title + counts, .statusLineTitle, width: width)
    }
    .padded(.horizontal(1))
    .on(.bar(.background), width: size.width)
  }

  private var pageArea: Rect {
    Rect(x: 0, y: 0, width: size.width, height: Self.pageHeight(of: size))
  }

  /// The last row is the status line.
  private static func pageHeight(of size: Size) -> Int {
    max(0, size.height - 1)
  }
}
