import Components
import Drawing
import FacetModel
import JSON
import Pages
import Prism
import Text
import ViewTree
import Wording

/// The program as a value: events go in, effects and frames come out, and nothing else does.
public struct App {
  package var history: History<HistoryEntry>
  package var themeSelection: ThemeSelection
  package var theme: Theme
  package var size: Size
  package let keymap: Keymap
  package let reducesMotion: Bool
  /// The values that are the same on every page: the address, and the numbers of things.
  var clientState: ClientState
  /// Whether there is no screen, and pages are read line by line.
  package let readsLines: Bool
  /// The page that Enter and Escape lead to from a welcome page.
  let welcomesTo: AppPlace?
  package var now = 0
  var lastRequest = 0
  /// The number of requests that pages may still make by themselves.
  var unasked = UnaskedRequests()
  /// Whether the requests of the first page have not been made yet.
  var isFresh = true
  /// The request whose answer becomes the next page.
  var visit: Int?
  /// The request of the visit and the page that it is made on. It is kept after a failure, to be tried again.
  var visitRequest: (request: FeedRequest, page: Int)?
  /// Whether a page has begun the visit by itself, without the user.
  var wasLedHere = false
  /// Whether the first page is still loading.
  package var awaitsFirstPage: Bool
  package let asksServer: Bool
  /// Whether everything that was ever seen can be searched.
  package let findsSeen: Bool
  /// The requests that wait for an answer.
  var loading = Loading()
  /// Whether the page behind a focused link is loaded ahead.
  package let prefetches: Bool
  var rest = FocusDwell()
  /// The rule for counting a facet as seen; `nil` without a log.
  package let impressions: ImpressionRule?
  /// The number of moves in the history at the last look at the visible facets.
  var observedMoves = 0
  /// The message in the status line until the next key.
  package var message: SafeText?
  /// The message that a page could not be loaded again. It is cleared when the page loads.
  var renewalComplaint: SafeText?
  package var mode = Mode.browsing
  /// The dialog of a page that has just come. It waits until no other panel is open.
  var arrivalDialog: ModalDialog?
  /// The number typed before a key, which repeats the key.
  package var count: Int?
  /// The panel beside the page.
  package var panelBeside: PanelBeside?
  /// Takes the time of the stages of a frame, while measurements are shown.
  package var meter: StageMeter? {
    didSet { history.forEach { $0.page?.meter = meter } }
  }
  /// The variation of the page beside it; `nil` without a comparison.
  package var comparisonPane: ComparisonPane?
  /// The scroll position of the page before and after the comparison was opened.
  var restoreAfterComparison: ScrollRestore?
  /// Whether every facet has an outline.
  var showsOutlines = false
  /// The address of the dead end that was explained last.
  var offer: Offer?
  /// The place of the JSON that the last key has copied.
  var copiedSource: Value.Place?

  public init(page: Page, themeSelection: ThemeSelection, size: Size, options: AppOptions = AppOptions()) {
    self.themeSelection = themeSelection
    theme = page.theme
    self.size = size
    keymap = options.keymap
    readsLines = options.readsLines
    reducesMotion = options.reducesMotion || readsLines
    welcomesTo = options.welcomes ? .home : nil
    message = options.message
    clientState = page.state
    awaitsFirstPage = options.awaitsFirstPage
    asksServer = options.asksServer
    findsSeen = options.findsSeen
    prefetches = options.prefetches
    impressions = options.impressions
    history = History(
      HistoryEntry(
        PageSession(
          page: page, size: Self.pageSize(of: size), motion: reducesMotion ? nil : Motion(), isRead: readsLines)))
    if awaitsFirstPage { mode = .launching(SplashScreen(start: 0, ends: false, isStill: reducesMotion)) }
    if options.welcomes {
      mode = .launching(SplashScreen(start: 0))
      history.current.step(isForward: true)
    }
  }

  public mutating func update(_ event: Event) -> [Effect] {
    let meter = meter
    if let meter, history.current.page?.meter !== meter { history.current.page?.meter = meter }
    // Announcements are made from the difference between two states.
    let before = readsLines && impressions != nil ? self : nil
    var effects = impressed(by: event)
    effects += meter.measure(.layout) { take(event) }
    presentArrivalDialog()
    effects += prefetched(after: event)
    observe(after: event, effects, since: before)
    changePanels { panel, context in panel.follow(in: context) }
    if comparisonPane != nil { keepUpSides() }
    for effect in effects {
      switch effect {
      // A further page has its own row at the end of the page that says that it is loading.
      case .load(.next, let id, _) where id != visit: break
      case .load(_, let id, _): loading.begin(id)
      case .cancel(let id): loading.end(id)
      default: break
      }
    }
    return effects
  }

  private mutating func take(_ event: Event) -> [Effect] {
    switch event {
    case .clock(let milliseconds):
      now = max(now, milliseconds)
      loading.setClock(now)
      if case .launching(let launch) = mode, launch.isOver(now: now) { mode = .browsing }
      // The clock stands still, so that nothing moves under the letters.
      if case .hinting = mode { return [] }
      history.current.page?.goOnSearching()
      history.current.setClock(now)
      return begin() + wantedPages()
    case .key(let key):
      return obey { $0.press(key) }
    case .mouse(let mouse):
      return obey { $0.point(mouse) }
    case .paste(let text):
      return obey { $0.paste(text) }
    case .answer(.scheme(let scheme)):
      if let theme = themeSelection.suit(scheme) { wear(theme) }
      return []
    case .focus, .answer:
      return []
    case .resize(let size):
      return obey { app in
        app.resize(to: size)
        return []
      }
    case .loaded(let page, let id):
      loading.end(id)
      return receive(page, id: id) + wantedPages()
    case .notLoaded(let reason, let id):
      loading.end(id)
      return fail(reason, id: id)
    case .progress(let bytes, let id):
      loading.note(bytes: bytes, of: id)
      return []
    case .changed(let number):
      return renew(number)
    case .measured(let facts):
      changePanels { panel, _ in panel.note(facts) }
      return []
    case .failed(let reason):
      message = reason
      return []
    case .signal(.suspend):
      return [.suspend]
    case .signal(.interrupt):
      return [.quit]
    case .signal(let signal):
      return [.end(by: signal)]
    }
  }

  /// The client's own words, in its language.
  package var words: Words { clientState.words }

  /// The number of facets of the page, with its further pages.
  public var facetCount: Int { history.current.page?.page.feed.facetCount ?? 0 }

  public var focusedFacet: Facet? { history.current.page?.focusedFacet }

  /// The titles of the pages that lead to the current page, which is the last one.
  public var breadcrumbs: [SafeText] { history.trail.map(\.title) }

  /// The facets on the screen, and their places.
  public var placedFacets: [PlacedFacet] {
    let area = pageArea
    return history.current.page?.placedFacets(x: area.x, y: area.y) ?? []
  }

  /// The size of the page, without the panel or the comparison beside it.
  var pageSize: Size { pageArea.size }

  /// The last row is the status line.
  static func pageSize(of size: Size) -> Size {
    Size(size.width, size.height - 1)
  }
}
