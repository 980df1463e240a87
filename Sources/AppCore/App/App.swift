import Components
import Drawing
import FacetModel
import JSON
import Pages
import Pictures
import Prism
import Text
import ViewTree
import Wording

/// The program as a value: it takes events, and returns effects and frames. It does nothing else.
public struct App {
  package var history: History<HistoryEntry>
  package let options: AppOptions
  /// The state that all pages share: the address, and the quantities of items.
  var clientState: ClientState
  package var screen: ScreenState
  package var open = OpenViews()
  package var notices: Notices
  package var keyMemory = KeyMemory()
  /// The places that the user has marked with letters.
  var marks = PageMarks()
  /// All requests, and those that are open.
  var requests = RequestLedger()
  /// The requests of the session, for the inspector.
  var requestLog = RequestLog()
  /// The way pictures are shown; `nil` if there is none. The terminal may answer that it has a better one.
  var pictureMode: PictureMode?
  /// Whether the user has switched the pictures.
  var hasChosenPictures = false
  /// The pictures that have arrived.
  package var pictures = PictureDesk()
  /// Masks the user's secrets in answers that the inspector shows.
  package var mask: (any TextMask)?
  let drawnBlocks = DrawnBlocks()
  let lastStatusLine = LastStatusLine()
  var start: StartState
  var attention = Attention()
  package var now = 0
  /// Takes the time of the stages of a frame, while measurements are shown.
  package var meter: StageMeter? {
    didSet { history.forEach { $0.page?.meter = meter } }
  }

  public init(page: Page, themeSelection: ThemeSelection, size: Size, options: AppOptions = AppOptions()) {
    var options = options
    options.reducesMotion = options.reducesMotion || options.readsLines
    self.options = options
    pictureMode = options.pictureMode
    screen = ScreenState(size: size, themeSelection: themeSelection, theme: page.theme)
    notices = Notices(message: options.message)
    start = StartState(awaitsFirstPage: options.awaitsFirstPage)
    clientState = page.state
    history = History(
      HistoryEntry(
        PageSession(
          page: page, size: Self.pageSize(of: size), motion: options.reducesMotion ? nil : CarouselMotion(),
          isRead: options.readsLines)))
    if options.awaitsFirstPage {
      open.mode = .launching(SplashScreen(start: 0, isStill: options.reducesMotion))
    }
    if options.welcomes { history.current.step(isForward: true) }
    if !options.awaitsFirstPage { goToFirstPlace() }
  }

  public mutating func update(_ event: Event) -> [Effect] {
    if case .key(let key) = event, let keys = keysWithoutAlt(key) { return keys.flatMap { update(.key($0)) } }
    guard let meter else { return updated(by: event) }
    if history.current.page?.meter !== meter { history.current.page?.meter = meter }
    return meter.measure(.update) { updated(by: event) }
  }

  private mutating func updated(by event: Event) -> [Effect] {
    // The announced lines are the difference between two states of the app.
    let before = options.readsLines && options.impressions != nil ? self : nil
    var effects = impressed(by: event)
    effects += take(event)
    presentArrivalDialog()
    effects += prefetched(after: event)
    observe(after: event, effects, since: before)
    changePanels { panel, context in panel.follow(in: context) }
    if open.comparisonPane != nil {
      keepUpSides()
    } else if history.current.page?.viewport.layout.filling != nil {
      history.current.page?.viewport.setFilling(nil)
    }
    return effects + wantedPictures()
  }

  private mutating func take(_ event: Event) -> [Effect] {
    switch event {
    case .clock(let milliseconds):
      now = max(now, milliseconds)
      requests.setClock(now)
      // Nothing moves while letters are shown.
      if case .hinting = open.mode { return [] }
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
      if let theme = screen.themeSelection.suit(scheme) { apply(theme) }
      return []
    case .answer(.colors(let depth)):
      if let theme = screen.themeSelection.deepen(to: depth) { apply(theme) }
      if depth == .truecolor || depth == .palette256 { showPicturesUnlessChosen() }
      return []
    case .answer(.pictures(let pictures)):
      adopt(pictures)
      return []
    case .focus, .answer:
      return []
    case .resize(let size):
      return obey { app in
        app.resize(to: size)
        return []
      }
    case .requested(let facts):
      note(facts)
      return []
    case .loaded(let page, let id):
      requestLog.keep(page.feed.document.fileBytes, for: id)
      return receive(page, id: id) + wantedPages()
    case .notLoaded(let reason, let id, let isFinal):
      return fail(reason, id: id, isFinal: isFinal)
    case .progress(let bytes, let id):
      requests.note(bytes: bytes, of: id)
      return []
    case .changed(let number):
      return renew(number) + reloadSections(ofPage: number)
    case .show(let place):
      return obey { $0.go(to: place) }
    case .picture(let order, let result, let form):
      pictures.take(result, of: order, as: form)
      return []
    case .hearsMouse(let hears):
      let key = SafeText(options.keymap.keys(for: .mouse).first?.description ?? ":")
      return explain(hears ? words.mouseIsHeard(key) : words.mouseIsLeft(key))
    case .measured(let facts):
      changePanels { panel, _ in panel.note(facts) }
      return []
    case .failed(let reason):
      notices.message = reason
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
  public var breadcrumbs: [SafeText] { history.titles }

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
