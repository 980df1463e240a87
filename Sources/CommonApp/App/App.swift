import Drawing
import Prism
import ViewTree

/// The program as a value: events go in, effects and frames come out, and nothing else does.
public struct App {
  private let page: Page
  private var size: Size
  private(set) var viewport: Viewport

  public init(page: Page, size: Size) {
    self.page = page
    self.size = size
    viewport = Viewport(layout: page.layout(width: size.width), height: Self.pageHeight(of: size))
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
    var canvas = Canvas(size: size, style: page.theme.fill(.background(.primary)))
    if SmallScreen.isTooSmall(size) {
      SmallScreen(brand: page.brand, size: size).block.draw(
        on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: page.theme)
    } else {
      viewport.draw(on: &canvas, at: pageArea, theme: page.theme)
      StatusLine(page: page).block(width: size.width).draw(
        on: &canvas, x: 0, y: pageArea.maxY, clip: canvas.bounds, theme: page.theme)
    }
    if page.theme.icons.usesASCII {
      canvas.foldToASCII()
    }
    return canvas
  }

  /// The facets on the screen, where they are on it.
  public var placedFacets: [PlacedFacet] {
    viewport.placed.flatMap { node in
      PlacedFacet.facets(of: node.block, y: node.y, tree: viewport.layout.tree, views: page.views)
    }
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

  private var pageArea: Rect {
    Rect(x: 0, y: 0, width: size.width, height: Self.pageHeight(of: size))
  }

  /// The last row is the status line.
  private static func pageHeight(of size: Size) -> Int {
    max(0, size.height - 1)
  }
}
