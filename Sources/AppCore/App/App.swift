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
  /// The choices that hold for every page: the address and the quantities.
  var clientState: ClientState
  /// Whether the app is in the linear mode, which reads pages line by line without a screen.
  package let readsLines: Bool
  /// The destination of Enter on the welcome page; `nil` without a welcome page.
  let welcomesTo: AppDestination?
  package var now = 0
  var lastRequest = 0
  /// The requests that pages may still make without user input.
  var unasked = UnaskedRequests()
  /// Whether the first page has not made its requests yet.
  var isFresh = true
  /// The id of the request whose response becomes the next history entry.
  var visit: Int?
  /// That request and the number of the page that made it. Kept after a failure, so that the user can try again.
  var visitRequest: (request: FeedRequest, page: Int)?
  /// Whether a page made that request without user input.
  var wasLedHere = false
  /// Whether the app shows the splash screen until the first page arrives.
  package var awaitsFirstPage: Bool
  package let asksServer: Bool
  /// Whether the user can search all facets ever seen.
  package let findsSeen: Bool
  /// The requests on their way.
  var loading = Loading()
  /// Whether the target of the focused link is loaded before the user opens it.
  package let prefetches: Bool
  var rest = FocusDwell()
  /// The rule by which facets count as seen; `nil` without a log.
  package let impressions: ImpressionRule?
  /// The number of moves in the history when impressions were last updated.
  var observedMoves = 0
  /// The message in the status line until the next key.
  package var message: SafeText?
  /// The message about a page that could not be loaded again. It is cleared when a response arrives.
  var renewalComplaint: SafeText?
  package var mode = Mode.browsing
  /// The dialog of a page that has just arrived. It waits until no other mode takes the keys.
  var arrivalDialog: ModalDialog?
  /// The number typed so far, by which the next key is repeated.
  package var count: Int?
  /// The inspector; `nil` while it is closed.
  package var inspector: Inspector?
  /// The meter for the stages of a frame, while the inspector shows them.
  package var meter: StageMeter? {
    didSet { history.forEach { $0.page?.meter = meter } }
  }
  /// The pane beside the page with a variation of it; `nil` while it is closed.
  package var comparisonPane: ComparisonPane?
  /// The scroll position to restore when the comparison pane closes.
  var restoreAfterComparison: ScrollRestore?
  /// Whether a line is drawn around every facet.
  var showsOutlines = false
  /// The address to copy from the last explained dead end.
  var offer: Offer?
  /// The value whose JSON the last key has copied.
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
    // The linear mode announces the difference between the states before and after the event.
    let before = readsLines && impressions != nil ? self : nil
    var effects = impressed(by: event)
    effects += meter.measure(.layout) { take(event) }
    presentArrivalDialog()
    effects += prefetched(after: event)
    observe(after: event, effects, since: before)
    if inspector != nil { followInspected() }
    if comparisonPane != nil { keepUpSides() }
    for effect in effects {
      switch effect {
      // A further page has a row of its own at the end of the page that shows the loading.
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
      // Carousels stand still while letters are shown.
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
      if let theme = themeSelection.suit(scheme) { apply(theme) }
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
      inspector?.note(facts)
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

  /// The number of facets on the page, further pages included.
  public var facetCount: Int { history.current.page?.page.feed.facetCount ?? 0 }

  public var focusedFacet: Facet? { history.current.page?.focusedFacet }

  /// The titles of the pages that led to the current one, which is last.
  public var breadcrumbs: [SafeText] { history.trail.map(\.title) }

  /// The facets on the screen with their places.
  public var placedFacets: [PlacedFacet] {
    let area = pageArea
    return history.current.page?.placedFacets(x: area.x, y: area.y) ?? []
  }

  /// The size of the page, without the panes beside it.
  var pageSize: Size { pageArea.size }

  /// Returns the size of the screen without the status line, which is the last row.
  static func pageSize(of size: Size) -> Size {
    Size(size.width, size.height - 1)
  }
}
