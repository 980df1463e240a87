import FacetModel
import Pages
import Text

/// Requests for pages and sections.
extension App {
  /// Handles an input of the user, and then makes the requests that the page needs after it.
  mutating func obey(_ act: (inout App) -> [Effect]) -> [Effect] {
    let moves = history.moves
    let effects = act(&self)
    if history.moves != moves { requests.unasked.refill() }
    requests.unasked.begin(rows: rowsInSight())
    return effects + wantedPages()
  }

  /// The number of rows below the top of the screen, as far as it matters for further pages.
  mutating func rowsInSight() -> Int { history.current.page?.rowsAhead() ?? 0 }

  /// Requests the next page before the user reaches the end of this one.
  mutating func wantedPages() -> [Effect] {
    guard let cursor = history.current.page?.wantedCursor(), let page = history.current.page?.id else { return [] }
    guard requests.unasked.takePage() else {
      history.current.page?.stopPaging(after: requests.unasked.pages)
      return []
    }
    let request = requests.ask(
      .next(cursor: cursor), for: .next(cursor: cursor), from: history.lastPageNumber, by: [page])
    history.current.page?.beginLoading(cursor)
    return [request.load]
  }

  /// Requests sections anew. The page stays as it is until they come.
  mutating func reload(_ sections: Set<String>) -> [Effect] {
    guard let page = history.current.page else { return [] }
    let request = requests.ask(
      .sections(sections, choices: choices), for: .sections(sections.sorted(), filterQuery: page.filterQuery),
      from: page.number, by: [page.id])
    history.current.page?.reloads.begin(sections)
    return [request.load]
  }

  /// Tries again a request that failed; without one the page itself is loaded again.
  mutating func reloadPage() -> [Effect] {
    if let visit = requests.failedVisit { return beginVisit(visit.request, from: visit.page) }
    guard let page = history.current.page else { return explain(words.nothingToLoadAgain) }
    if history.current.page?.retry() == true {
      requests.unasked.refill()
      return reloadWithheld()
    }
    if let failed = history.current.page?.takeFailedSections(), !failed.isEmpty { return reload(failed) }
    return renew(page.number) + (choices.count > 0 ? reloadFiltered(page) : [])
  }

  /// Loads the sections that filters are about again, if the page has them from a response that has changed.
  mutating func reloadSections(ofPage number: Int) -> [Effect] {
    guard let page = history.current.page, page.parts.holdsSections(ofPage: number) else { return [] }
    return reloadFiltered(page)
  }

  private mutating func reloadFiltered(_ page: PageSession) -> [Effect] {
    let sections = page.filteredSections
    return sections.isEmpty ? [] : reload(sections)
  }

  /// Asks for the next place, in place of a visit that is open.
  mutating func beginVisit(_ request: FeedRequest, from page: Int) -> [Effect] {
    let (old, new) = requests.askForVisit(request, from: page)
    return (old.map { [.cancel(id: $0.id)] } ?? []) + [new.load]
  }

  /// Cancels the visit when the user turns back before it is answered.
  mutating func callOffVisit() -> [Effect] {
    requests.callOffVisit().map { [.cancel(id: $0.id)] } ?? []
  }

  /// Cancels the open requests of the current page.
  mutating func callOffRequests() -> [Effect] {
    let open = history.current.page.map { requests.requests(of: $0.id) } ?? []
    return open.flatMap { request in [.cancel(id: request.id)] + fail(words.calledOff, id: request.id) }
  }

  /// Requests a page of the source anew, for all places that show it.
  mutating func renew(_ number: Int) -> [Effect] {
    var sessions: Set<Int> = []
    history.forEach { place in
      guard let page = place.page, page.parts.numbers.contains(number) else { return }
      sessions.insert(page.id)
      place.page?.forgetLargeEarlierPage()
    }
    guard !sessions.isEmpty else { return [] }
    return [requests.ask(.renewal(number), for: .again, from: number, by: sessions).load]
  }

  /// Makes the requests of the first page, which is shown before the clock starts.
  package mutating func begin() -> [Effect] {
    guard start.isFresh else { return [] }
    start.isFresh = false
    requests.unasked.begin(rows: rowsInSight())
    return start.awaitsFirstPage ? beginVisit(.home, from: 0) : runOnLoad(leadsOn: true)
  }

  /// Makes the requests of a page that has been loaded, as far as it may.
  mutating func runOnLoad() -> [Effect] {
    let actions = history.current.page?.page.feed.page.onLoad ?? []
    for case .loadContent(.sections(let sections)) in actions {
      history.current.page?.reloads.withhold(Set(sections))
    }
    return reloadWithheld()
  }

  /// Reloads the sections that the page wants by itself. Those beyond the limit wait for the user.
  private mutating func reloadWithheld() -> [Effect] {
    var effects: [Effect] = []
    while history.current.page?.reloads.isWithholding == true {
      guard requests.unasked.take() else {
        let key = options.keymap.keys(for: .reload).first.map { words.loadsMore("\($0)") } ?? ""
        return effects + explain(words.loadsTooMuch + key)
      }
      effects += history.current.page?.reloads.takeWithheld().map { reload($0) } ?? []
    }
    return effects
  }

  /// Makes the requests of a page that has just opened, which may lead to another page by itself. That page may not lead on
  /// in turn, because that could go on for ever; the user decides.
  mutating func runOnLoad(leadsOn: Bool) -> [Effect] {
    noteArrivalDialog()
    let actions = history.current.page?.page.feed.page.onLoad ?? []
    let effects = runOnLoad()
    guard let action = actions.first(where: leadsAway) else { return effects }
    guard leadsOn, requests.unasked.take() else {
      return effects + explain(words.leadsOnByItself)
    }
    let visitEffects = follow(action)
    requests.markVisitAsLed()
    return effects + visitEffects
  }

  /// Whether an action leads to another page instead of opening a dialog.
  private func leadsAway(_ action: Action) -> Bool {
    guard case .navigate(let navigation) = action else { return false }
    return navigation.modal == nil || !showsDialogs
  }
}
