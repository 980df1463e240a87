import Drawing
import FacetModel
import Pages
import ViewTree

/// What somebody has seen, and what they have opened.
extension App {
  /// Looks at what can be seen, or has been said, after whatever has happened. Nothing at all happens here unless somebody
  /// wants a log. `before` is there where pages are read.
  mutating func observe(after event: Event, _ effects: [Effect], since before: App?) {
    guard let impressions else { return }
    // On another page, or on the same one again.
    let isVisit = history.moves != observedMoves || history.current.page?.impressions == nil
    if isVisit {
      observedMoves = history.moves
      history.forEach { $0.page?.impressions = nil }
      history.current.page?.impressions = ImpressionWatch(impressions)
    }
    guard let page = history.current.page else { return }
    if let exposures = exposures(of: page, isVisit: isVisit, after: event, since: before) {
      history.current.page?.impressions?.see(exposures, of: page.page.feed.tree)
    }
    // What begins with the clock begins now.
    if case .clock = event { history.current.page?.impressions?.begin(now) }
    // Behind the shell nobody sees it.
    if effects.contains(.suspend) { history.current.page?.impressions?.interrupt() }
  }

  /// What of the page reaches somebody now; `nil` where that is what it was.
  private func exposures(of page: PageSession, isVisit: Bool, after event: Event, since before: App?) -> [Exposure]? {
    guard let before else { return page.viewport.exposures(behind: cover.map(Self.moved(to: pageArea))) }
    let announcer = Announcer(before: before, after: self)
    // The dialog of a page is read before the page.
    let isCovered = mode.panel?.isReadBeforePage == true
    let facets = isVisit && !isCovered ? announcer.facetsToRead(from: nil) : announcer.facets(for: event)
    // Whoever hears of a facet hears all of it.
    return facets?.map { Exposure(facet: $0, seen: 1, whole: 1) }
  }

  /// What has been seen until now, as it was seen: before anything else happens.
  mutating func impressed(by event: Event) -> [Effect] {
    guard impressions != nil, case .clock(let time) = event, let page = history.current.page,
      let seen = history.current.page?.impressions?.setClock(max(now, time)), !seen.isEmpty
    else { return [] }
    return inOrder(seen, on: page).map {
      .log(LoggedEvent(.impression, of: $0, on: page.page, at: max(now, time)))
    }
  }

  /// As they stand on the page.
  private func inOrder(_ seen: Set<Identity>, on page: PageSession) -> [Facet] {
    let feed = page.page.feed
    if let reading = page.reading {
      return reading.inOrder(Set(seen.compactMap { feed.facet($0)?.index })).map { feed.tree[$0] }
    }
    var open = seen
    return page.viewport.exposures().map { feed.tree[$0.facet] }.filter { open.remove($0.identity) != nil }
  }

  /// A click on what has the focus.
  package func click(_ deed: LoggedEvent.Deed) -> [Effect] {
    click(deed, on: focusedFacet)
  }

  package func click(_ deed: LoggedEvent.Deed, on facet: Facet?) -> [Effect] {
    guard impressions != nil, let page = history.current.page?.page, let facet else { return [] }
    return [.log(LoggedEvent(.click, deed, of: facet, on: page, at: now))]
  }

  /// A part of the screen as the page counts its rows and columns.
  private static func moved(to area: Rect) -> (Rect) -> Rect {
    { Rect(x: $0.x - area.x, y: $0.y - area.y, width: $0.width, height: $0.height) }
  }

  /// What lies over the page, or else nothing.
  private var cover: Rect? {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let area = Self.pageSize(of: size)
    if SmallScreen.isTooSmall(size) || inspector != nil && split.hidesPage { return whole }
    if case .launching = mode { return whole }
    let frame = mode.panel?.frame(in: PanelContext(self))
    return frame.map { $0.coversPage ? whole : $0.rect(in: area) }
  }
}
