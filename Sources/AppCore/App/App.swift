import Components
import Drawing
import FacetModel
import JSON
import Pages
import Prism
import Text
import ViewTree
import Wording

/// The program as a value: it takes events, and returns effects and frames. It does nothing else.
public struct App {
  package var history: History<HistoryEntry>
  package var themeSelection: ThemeSelection
  package var theme: Theme
  package var size: Size
  package let keymap: Keymap
  package let reducesMotion: Bool
  /// The state that all pages share: the address, and the quantities of items.
  var clientState: ClientState
  /// Whether pages are read line by line, without a screen.
  package let readsLines: Bool
  /// The place to which one key leads from a welcome page; `nil` if the first page is no welcome.
  let welcomesTo: AppDestination?
  package var now = 0
  /// All requests, and those that are open.
  var requests = RequestLedger()
  /// Whether the first page has made no requests yet.
  var isFresh = true
  /// Whether the page shown only stands in until the first one comes.
  package var awaitsFirstPage: Bool
  package let asksServer: Bool
  /// Whether everything that was ever seen can be searched.
  package let findsSeen: Bool
  /// Whether the target of the focused link is requested before the user opens it.
  package let prefetches: Bool
  var rest = FocusDwell()
  /// The rule by which a facet counts as seen; `nil` if nothing is logged.
  package let impressions: ImpressionRule?
  /// The number of moves in the history when the visible facets were last noted.
  var observedMoves = 0
  /// The message of the status line until the next key.
  package var message: SafeText?
  /// The message about a page that could not be loaded again. It is removed when a page is loaded.
  var renewalComplaint: SafeText?
  package var mode = Mode.browsing
  /// The dialog of a page that has just been loaded. It waits until the keys control the page.
  var arrivalDialog: ModalDialog?
  /// The number typed so far, which repeats the next key.
  package var count: Int?
  /// The panel beside the page.
  package var panelBeside: PanelBeside?
  /// Takes the time of the stages of a frame, while measurements are shown.
  package var meter: StageMeter? {
    didSet { history.forEach { $0.page?.meter = meter } }
  }
  /// The page beside the current one; `nil` without a comparison.
  package var comparisonPane: ComparisonPane?
  /// The scroll position of the page before the comparison opened.
  var restoreAfterComparison: ScrollRestore?
  /// Whether every facet has a line around it.
  var showsOutlines = false
  /// The address of the dead end that was explained last, to be copied.
  var offer: Offer?
  /// The place whose JSON the last key has copied.
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
    // The announced lines are the difference between two states of the app.
    let before = readsLines && impressions != nil ? self : nil
    var effects = impressed(by: event)
    effects += meter.measure(.layout) { take(event) }
    presentArrivalDialog()
    effects += prefetched(after: event)
    observe(after: event, effects, since: before)
    changePanels { panel, context in panel.follow(in: context) }
    if comparisonPane != nil { keepUpSides() }
    return effects
  }

  private mutating func take(_ event: Event) -> [Effect] {
    switch event {
    case .clock(let milliseconds):
      now = max(now, milliseconds)
      requests.setClock(now)
      if case .launching(let launch) = mode, launch.isOver(now: now) { mode = .browsing }
      // Nothing moves while letters are shown.
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
      return receive(page, id: id) + wantedPages()
    case .notLoaded(let reason, let id):
      return fail(reason, id: id)
    case .progress(let bytes, let id):
      requests.note(bytes: bytes, of: id)
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

  /// The words of the client in the user's language.
  package var words: Words { clientState.words }

  /// The number of facets of the page, further pages included.
  public var facetCount: Int { history.current.page?.page.feed.facetCount ?? 0 }

  public var focusedFacet: Facet? { history.current.page?.focusedFacet }

  /// The titles of the pages that led here, the current one last.
  public var breadcrumbs: [SafeText] { history.trail.map(\.title) }

  /// The facets on the screen, with their places.
  public var placedFacets: [PlacedFacet] {
    let area = pageArea
    return history.current.page?.placedFacets(x: area.x, y: area.y) ?? []
  }

  /// The size of the page, without the panes beside it.
  var pageSize: Size { pageArea.size }

  /// The size of the screen without the status line, which is the last row.
  static func pageSize(of size: Size) -> Size {
    Size(size.width, size.height - 1)
  }
}
