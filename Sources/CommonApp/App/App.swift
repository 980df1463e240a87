import Drawing
import FacetModel
import Feeds
import Prism
import Terminal
import Text
import ViewTree

/// The program as a value: events go in, effects and frames come out, and nothing else does.
public struct App {
  var history: History<PageScreen>
  var wardrobe: Wardrobe
  var size: Size
  let reducesMotion: Bool
  var now = 0
  var lastRequest = 0
  /// The request whose answer becomes the next place.
  var visit: Int?
  /// What the status line has to say until the next key.
  var message: SafeText?
  var showsHelp = false
  /// What has been typed of a number that says how often the next key counts.
  var count: Int?

  public init(page: Page, wardrobe: Wardrobe, size: Size, reducesMotion: Bool = false) {
    self.wardrobe = wardrobe
    self.size = size
    self.reducesMotion = reducesMotion
    history = History(
      PageScreen(page: page, size: Self.pageSize(of: size), motion: reducesMotion ? nil : Motion()))
  }

  /// When the clock is wanted next, in the clock's own milliseconds; `nil` while nothing moves.
  public var deadline: Int? { history.current.deadline }

  public mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .clock(let milliseconds):
      now = max(now, milliseconds)
      history.current.setClock(now)
      return []
    case .key(let key):
      return press(key) + wantedPages()
    case .mouse(let mouse):
      return point(mouse) + wantedPages()
    case .answer(.scheme(let scheme)):
      if let theme = wardrobe.suit(scheme) { wear(theme) }
      return []
    case .paste, .focus, .answer:
      return []
    case .resize(let size):
      self.size = size
      history.current.resize(to: Self.pageSize(of: size))
      return wantedPages()
    case .loaded(let page, let id):
      receive(page, id: id)
      return wantedPages()
    case .notLoaded(let reason, let id):
      fail(reason, id: id)
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
    let theme = history.current.page.theme
    var canvas = Canvas(size: size, style: theme.fill(.background(.primary)))
    if SmallScreen.isTooSmall(size) {
      let block = SmallScreen(brand: wardrobe.brand, size: size).block
      block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: theme)
    } else {
      let area = Rect(x: 0, y: 0, width: size.width, height: Self.pageSize(of: size).height)
      if showsHelp {
        HelpScreen(icons: theme.icons).block(width: size.width).draw(
          on: &canvas, x: 0, y: 0, clip: area, theme: theme)
      } else {
        history.current.draw(on: &canvas, at: area)
      }
      statusLine.block(width: size.width).draw(on: &canvas, x: 0, y: area.maxY, clip: canvas.bounds, theme: theme)
    }
    if theme.icons.usesASCII {
      canvas.foldToASCII()
    }
    return canvas
  }

  /// How many facets the page has, further pages included.
  public var facetCount: Int { history.current.page.feed.facetCount }

  public var focusedFacet: Facet? { history.current.focusedFacet }

  /// The titles of the pages one has come through, the current one last.
  public var breadcrumbs: [SafeText] { history.trail.map(\.page.title) }

  /// The facets on the screen, where they are on it.
  public var placedFacets: [PlacedFacet] { history.current.placedFacets }

  private var statusLine: StatusLine {
    StatusLine(
      page: history.current.page, trail: breadcrumbs, message: message, isLoading: visit != nil, showsHelp: showsHelp)
  }

  /// The last row is the status line.
  static func pageSize(of size: Size) -> Size {
    Size(size.width, size.height - 1)
  }
}
