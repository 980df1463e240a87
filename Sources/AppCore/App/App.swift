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
  /// What is the same on every page: the address, how many of what.
  var clientState: ClientState
  /// There is no screen: pages are read line by line.
  package let readsLines: Bool
  /// What the first page leads to with one key, where that is only a welcome.
  let welcomesTo: AppDestination?
  package var now = 0
  var lastRequest = 0
  /// What pages may still ask for by themselves.
  var unasked = UnaskedRequests()
  /// The first page is there, and nothing has been asked for yet.
  var isFresh = true
  /// The request whose answer becomes the next place.
  var visit: Int?
  /// What it asks for, and on which page; after it has failed, what to ask for again.
  var visitRequest: (request: FeedRequest, page: Int)?
  /// No person has asked for it: a page has led there by itself.
  var wasLedHere = false
  /// What is there is only to be looked at until the first page comes.
  package var awaitsFirstPage: Bool
  package let asksServer: Bool
  /// All that was ever seen can be searched.
  package let findsSeen: Bool
  /// What is on its way.
  var loading = Loading()
  /// What the focus leads to is asked for before anybody goes there.
  package let prefetches: Bool
  var rest = FocusDwell()
  /// When something counts as seen; `nil` where nobody wants to know.
  package let impressions: ImpressionRule?
  /// The way one had come when somebody last looked at what can be seen.
  var observedMoves = 0
  /// What the status line has to say until the next key.
  package var message: SafeText?
  /// What was said of a page that could not be loaded again; it is over once the page can.
  var renewalComplaint: SafeText?
  package var mode = Mode.browsing
  /// The dialog of a page that has just come. It waits until the keys are about the page.
  var arrivalDialog: ModalDialog?
  /// What has been typed of a number that says how often the next key counts.
  package var count: Int?
  /// What somebody looks into; `nil` while nobody does.
  package var inspector: Inspector?
  /// Who takes the time of what is done, while somebody wants to know.
  package var meter: StageMeter? {
    didSet { history.forEach { $0.page?.meter = meter } }
  }
  /// The same place in another way, beside it; `nil` while nobody compares.
  package var comparisonPane: ComparisonPane?
  /// How the page stood before it had to share the screen with it.
  var restoreAfterComparison: ScrollRestore?
  /// Every facet has a line around it.
  var showsOutlines = false
  /// What can be copied of the dead end that was explained last.
  var offer: Offer?
  /// What the last key has copied the JSON of.
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
    // What is said is the difference between two moments.
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
      // What comes behind the end of the page has a row there that says so.
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
      // Nothing moves under the letters.
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

  /// How many facets the page has, further pages included.
  public var facetCount: Int { history.current.page?.page.feed.facetCount ?? 0 }

  public var focusedFacet: Facet? { history.current.page?.focusedFacet }

  /// The titles of the pages one has come through, the current one last.
  public var breadcrumbs: [SafeText] { history.trail.map(\.title) }

  /// The facets on the screen, where they are on it.
  public var placedFacets: [PlacedFacet] {
    let area = pageArea
    return history.current.page?.placedFacets(x: area.x, y: area.y) ?? []
  }

  /// What is left of the screen by what stands beside the page.
  var pageSize: Size { pageArea.size }

  /// The last row is the status line.
  static func pageSize(of size: Size) -> Size {
    Size(size.width, size.height - 1)
  }
}
