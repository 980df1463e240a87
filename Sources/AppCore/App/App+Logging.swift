import Drawing
import FacetModel
import Pages
import ViewTree

/// Logging impressions and clicks.
extension App {
  /// Updates the impressions after an event, if a log is wanted. `before` is the app before the event in the linear
  /// mode.
  mutating func observe(after event: Event, _ effects: [Effect], since before: App?) {
    guard let impressions = options.impressions else { return }
    // A visit begins on another page, or on the same page again.
    let isVisit = history.moves != attention.observedMoves || history.current.page?.impressions == nil
    if isVisit {
      attention.observedMoves = history.moves
      history.forEach { $0.page?.impressions = nil }
      history.current.page?.impressions = ImpressionWatch(impressions)
    }
    guard let page = history.current.page else { return }
    if let exposures = exposures(of: page, isVisit: isVisit, after: event, since: before) {
      history.current.page?.impressions?.see(exposures, of: page.page.feed.tree)
    }
    // New facets start with the time of this clock event.
    if case .clock = event { history.current.page?.impressions?.begin(now) }
    // While the program is suspended, the shell covers the page.
    if effects.contains(.suspend) { history.current.page?.impressions?.interrupt() }
  }

  /// Returns the facets that the user sees or hears now; `nil` if they have not changed.
  private func exposures(of page: PageSession, isVisit: Bool, after event: Event, since before: App?) -> [Exposure]? {
    guard let before else { return page.viewport.exposures(behind: cover.map(Self.moved(to: pageArea))) }
    let announcer = Announcer(before: before, after: self)
    // The dialog of a page is read before the page.
    let isCovered = open.mode.panel?.isReadBeforePage == true
    let facets = isVisit && !isCovered ? announcer.facetsToRead(from: nil) : announcer.facets(for: event)
    // A facet that is read aloud is read as a whole.
    return facets?.map { Exposure(facet: $0, seen: 1, whole: 1) }
  }

  /// Logs the facets that count as seen before the app handles the event.
  mutating func impressed(by event: Event) -> [Effect] {
    guard options.impressions != nil, case .clock(let time) = event, let page = history.current.page,
      let seen = history.current.page?.impressions?.setClock(max(now, time)), !seen.isEmpty
    else { return [] }
    return inOrder(seen, on: page).map {
      .log(LoggedEvent(.impression, of: $0, on: page.page, at: max(now, time)))
    }
  }

  /// Returns the facets in the order of the page.
  private func inOrder(_ seen: Set<Identity>, on page: PageSession) -> [Facet] {
    let feed = page.page.feed
    if let reading = page.reading {
      return reading.inOrder(Set(seen.compactMap { feed.facet($0)?.index })).map { feed.tree[$0] }
    }
    var open = seen
    return page.viewport.exposures().map { feed.tree[$0.facet] }.filter { open.remove($0.identity) != nil }
  }

  /// Logs a click on the focused facet.
  package func click(_ effect: LoggedEvent.ClickEffect) -> [Effect] {
    click(effect, on: focusedFacet)
  }

  package func click(_ effect: LoggedEvent.ClickEffect, on facet: Facet?) -> [Effect] {
    guard options.impressions != nil, let page = history.current.page?.page, let facet else { return [] }
    return [.log(LoggedEvent(.click, effect, of: facet, on: page, at: now))]
  }

  /// Returns a function that converts cells of the screen to cells of an area.
  private static func moved(to area: Rect) -> (Rect) -> Rect {
    { Rect(x: $0.x - area.x, y: $0.y - area.y, width: $0.width, height: $0.height) }
  }

  /// The part of the screen that a panel covers; `nil` if the whole page is visible.
  private var cover: Rect? {
    let whole = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    let area = Self.pageSize(of: screen.size)
    if SmallScreen.isTooSmall(screen.size) || split.hidesPage { return whole }
    if case .launching = open.mode { return whole }
    let frame = open.mode.panel?.frame(in: PanelContext(self))
    return frame.map { $0.coversPage ? whole : $0.rect(in: area) }
  }
}
