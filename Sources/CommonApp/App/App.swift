import Drawing
import FacetModel
import Feeds
import Prism
import Terminal
import Text
import ViewTree

/// The program as a value: events go in, effects and frames come out, and nothing else does.
public struct App {
  private var history: History<PageScreen>
  private var wardrobe: Wardrobe
  private var size: Size
  private let reducesMotion: Bool
  private var now = 0
  private var lastRequest = 0
  /// The request whose answer becomes the next place.
  private var visit: Int?
  /// What the status line has to say until the next key.
  private var message: SafeText?
  private var showsHelp = false

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
  private static func pageSize(of size: Size) -> Size {
    Size(size.width, size.height - 1)
  }
}

extension App {
  private mutating func press(_ key: Key) -> [Effect] {
    message = nil
    if showsHelp {
      showsHelp = false
      return Keymap.command(for: key) == .quit ? [.quit] : []
    }
    guard let command = Keymap.command(for: key) else { return [] }
    return perform(command)
  }

  private mutating func perform(_ command: Keymap.Command) -> [Effect] {
    let height = history.current.viewport.height
    switch command {
    case .moveUp: history.current.move(.up)
    case .moveDown: history.current.move(.down)
    case .moveLeft: history.current.move(.left)
    case .moveRight: history.current.move(.right)
    case .scrollUp: history.current.scroll(by: -1)
    case .scrollDown: history.current.scroll(by: 1)
    case .pageUp: history.current.scroll(by: -height)
    case .pageDown: history.current.scroll(by: height)
    case .halfPageUp: history.current.scroll(by: -height / 2)
    case .halfPageDown: history.current.scroll(by: height / 2)
    case .top: history.current.scrollToTop()
    case .end: history.current.scrollToEnd()
    case .open: return openFocused()
    case .back: go(history.canGoBack, "there is nothing to go back to") { $0.goBack() }
    case .forward: go(history.canGoForward, "there is nothing to go forward to") { $0.goForward() }
    case .retry: return history.current.retry() ? [] : explain("nothing is waiting to be tried again")
    case .brand: wear(wardrobe.changeBrand())
    case .scheme: wear(wardrobe.changeScheme())
    case .help: showsHelp = true
    case .quit: return [.quit]
    case .suspend: return [.suspend]
    }
    return []
  }

  private mutating func explain(_ words: SafeText) -> [Effect] {
    message = words
    return []
  }

  private mutating func openFocused() -> [Effect] {
    guard let facet = focusedFacet else { return explain("move to something first") }
    guard let action = facet.events.click else { return explain("this does nothing when it is opened") }
    switch Route(action, hosts: history.current.page.admission.capabilities.sourceHosts) {
    case .message(let words): return explain(words)
    case .load(let request):
      lastRequest += 1
      visit = lastRequest
      return [.load(request, id: lastRequest, page: history.current.lastPageNumber)]
    }
  }

  private mutating func go(_ isPossible: Bool, _ complaint: SafeText, _ step: (inout History<PageScreen>) -> Void) {
    guard isPossible else {
      message = complaint
      return
    }
    step(&history)
    history.current.resize(to: Self.pageSize(of: size))
    history.current.setClock(now)
  }

  private mutating func wear(_ look: (theme: Theme?, complaint: SafeText?)) {
    message = look.complaint
    guard let theme = look.theme else { return }
    let brand = wardrobe.brand
    history.forEach { $0.wear(brand, theme) }
  }
}

extension App {
  /// The next page is asked for before the end of this one is reached.
  private mutating func wantedPages() -> [Effect] {
    guard let cursor = history.current.wantedCursor else { return [] }
    lastRequest += 1
    history.current.beginLoading(id: lastRequest)
    return [.load(.next(cursor: cursor), id: lastRequest, page: history.current.lastPageNumber)]
  }

  private mutating func receive(_ loaded: LoadedPage, id: Int) {
    if id == visit {
      visit = nil
      history.visit(
        PageScreen(
          page: history.current.page.showing(loaded), number: loaded.number, size: Self.pageSize(of: size),
          motion: reducesMotion ? nil : Motion(now: now)))
    } else if history.current.paging == .loading(id: id) {
      history.current.append(loaded)
    }
  }

  private mutating func fail(_ reason: SafeText, id: Int) {
    if id == visit {
      visit = nil
      message = reason
    } else if history.current.paging == .loading(id: id) {
      history.current.failLoading(reason: reason)
    }
  }
}
