import Drawing
import FacetModel
import ViewTree

/// What somebody has seen, and what they have opened.
extension App {
  /// Looks at what can be seen after whatever has happened. Nothing at all happens here unless somebody wants a log.
  mutating func observe(after event: Event, _ effects: [Effect]) {
    guard let impressions, !readsLines else { return }
    // On another page, or on the same one again.
    if history.moves != observedMoves || history.current.page?.impressions == nil {
      observedMoves = history.moves
      history.forEach { $0.page?.impressions = nil }
      history.current.page?.impressions = ImpressionWatch(impressions)
    }
    guard let page = history.current.page else { return }
    let cover = cover
    history.current.page?.impressions?.see(page.viewport.exposures(behind: cover), of: page.page.feed.tree)
    // What begins with the clock begins now.
    if case .clock = event { history.current.page?.impressions?.begin(now) }
    // Behind the shell nobody sees it.
    if effects.contains(.suspend) { history.current.page?.impressions?.interrupt() }
  }

  /// What has been seen until now, as it was seen: before anything else happens.
  mutating func impressed(by event: Event) -> [Effect] {
    guard impressions != nil, case .clock(let time) = event, let page = history.current.page,
      let seen = history.current.page?.impressions?.setClock(max(now, time)), !seen.isEmpty
    else { return [] }
    let facets = page.viewport.exposures().map { page.page.feed.tree[$0.facet] }
    var open = seen
    // In the order of the page.
    return facets.filter { open.remove($0.identity) != nil }
      .map { .log(LoggedEvent(.impression, of: $0, on: page.page, at: max(now, time))) }
  }

  /// A click on what has the focus.
  func click(_ deed: LoggedEvent.Deed) -> [Effect] {
    click(deed, on: focusedFacet)
  }

  func click(_ deed: LoggedEvent.Deed, on facet: Facet?) -> [Effect] {
    guard impressions != nil, let page = history.current.page?.page, let facet else { return [] }
    return [.log(LoggedEvent(.click, deed, of: facet, on: page, at: now))]
  }

  /// What lies over the page, or else nothing.
  private var cover: Rect? {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let area = Self.pageSize(of: size)
    if SmallScreen.isTooSmall(size) || inspector != nil && split.hidesPage { return whole }
    switch mode {
    case .browsing, .searching, .hinting, .addressing: return nil
    case .help, .launching: return whole
    case .choosing(let palette): return Panel.rect(of: PalettePanel(palette: palette, size: area).block, in: area)
    case .picking(let picker):
      return Panel.rect(of: FilterPanel(picker: picker, size: area).block(icons: theme.icons), in: area)
    case .reviewing(let review): return Panel.rect(of: VersionPanel(review: review, size: area).block, in: area)
    }
  }
}
