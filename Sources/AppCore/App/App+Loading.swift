import FacetModel
import Pages
import Text

/// The requests for pages and sections, and their responses.
extension App {
  /// Carries out an action of the user, and then makes the requests that the page needs.
  mutating func obey(_ act: (inout App) -> [Effect]) -> [Effect] {
    let moves = history.moves
    let effects = act(&self)
    if history.moves != moves { unasked.refill() }
    unasked.begin(rows: rowsInSight())
    return effects + wantedPages()
  }

  /// The number of rows from here to the end of the page, counted up to the distance at which more is requested.
  private mutating func rowsInSight() -> Int { history.current.page?.rowsAhead() ?? 0 }

  /// Requests the next page if the end of this one is near.
  mutating func wantedPages() -> [Effect] {
    guard let cursor = history.current.page?.wantedCursor() else { return [] }
    guard unasked.takePage() else {
      history.current.page?.stopPaging(after: unasked.pages)
      return []
    }
    lastRequest += 1
    history.current.page?.beginLoading(cursor, id: lastRequest)
    return [.load(.next(cursor: cursor), id: lastRequest, page: history.lastPageNumber)]
  }

  /// Reloads sections. The page stays as it is until they arrive.
  mutating func reload(_ sections: Set<String>) -> [Effect] {
    lastRequest += 1
    history.current.page?.reloads.begin(sections, id: lastRequest)
    return [
      .load(
        .sections(sections.sorted(), filterQuery: history.current.page?.filterQuery ?? ""), id: lastRequest,
        page: history.current.page?.number ?? 0)
    ]
  }

  /// Repeats the failed requests; without any, reloads the page.
  mutating func reloadPage() -> [Effect] {
    if visit == nil, let (request, page) = visitRequest { return beginVisit(request, from: page) }
    guard let page = history.current.page else { return explain(words.nothingToLoadAgain) }
    if history.current.page?.retry() == true {
      unasked.refill()
      return reloadWithheld()
    }
    if let failed = history.current.page?.reloads.takeFailed(), !failed.isEmpty { return reload(failed) }
    return renew(page.number)
  }

  /// Requests the page that the user opens, and cancels the request for another one.
  mutating func beginVisit(_ request: FeedRequest, from page: Int) -> [Effect] {
    let old = callOffVisit()
    lastRequest += 1
    visit = lastRequest
    visitRequest = (request, page)
    return old + [.load(request, id: lastRequest, page: page)]
  }

  /// Cancels the request for the page that the user was opening.
  mutating func callOffVisit() -> [Effect] {
    defer {
      visit = nil
      visitRequest = nil
      wasLedHere = false
    }
    return visit.map { [.cancel(id: $0)] } ?? []
  }

  /// Cancels the requests of the current page that have no response yet.
  mutating func callOffRequests() -> [Effect] {
    (history.current.page?.openRequests ?? []).flatMap { id in
      [.cancel(id: id)] + fail(words.calledOff, id: id)
    }
  }

  /// Reloads a page of the source for all history entries that contain it.
  mutating func renew(_ number: Int) -> [Effect] {
    lastRequest += 1
    let id = lastRequest
    var isShown = false
    history.forEach { place in
      guard place.page?.parts.numbers.contains(number) == true else { return }
      place.page?.renewals[number] = id
      isShown = true
    }
    return isShown ? [.load(.again, id: id, page: number)] : []
  }

  package mutating func receive(_ loaded: LoadedPage, id: Int) -> [Effect] {
    if let renewalComplaint, message == renewalComplaint { message = nil }
    renewalComplaint = nil
    guard id == visit, let page = history.pageBehind?.page else {
      // The page that made the request may no longer be the current one.
      let generation = history.current.page?.generation
      let pageCount = history.current.page?.cursors.count
      history.forEach { $0.page?.receive(loaded, id: id) }
      unasked.see(rows: rowsInSight())
      keepMode(facetsAreSame: history.current.page?.generation == generation)
      return history.current.page?.cursors.count == pageCount ? [] : runOnLoad()
    }
    visit = nil
    defer { keepMode(facetsAreSame: false) }
    let fragment = visitRequest.flatMap { Self.fragment(of: $0.request) }
    visitRequest = nil
    let leadsOn = !wasLedHere
    wasLedHere = false
    if leadsOn { unasked.refill() }
    unasked.begin(rows: 0)
    let place = HistoryEntry(
      PageSession(
        page: meter.measure(.admit) { page.showing(loaded) }, number: loaded.number, size: pageSize,
        motion: reducesMotion ? nil : Motion(now: now), isRead: readsLines))
    if awaitsFirstPage {
      awaitsFirstPage = false
      mode = .browsing
      history = History(place)
      settleIn()
    } else {
      visit(place)
    }
    if let fragment, let spot = history.current.page?.spot(called: fragment) { history.current.page?.jump(to: spot) }
    unasked.see(rows: rowsInSight())
    return runOnLoad(leadsOn: leadsOn)
  }

  /// Returns the fragment of a link, which names a part of the page after a `#`.
  private static func fragment(of request: FeedRequest) -> String? {
    guard case .open(let uri) = request, let mark = uri.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    return String(uri[uri.utf8.index(after: mark)...])
  }

  mutating func fail(_ reason: SafeText, id: Int) -> [Effect] {
    if id == visit {
      visit = nil
      if awaitsFirstPage { return [.giveUp(reason: reason)] }
      if let end = deadEnd(of: visitRequest?.request) {
        return explain(end, because: asksServer ? reason : "")
      }
      let key = asksServer ? keymap.keys(for: .reload).first : nil
      message = reason + (key.map { words.triesAgain("\($0)") } ?? "")
      return []
    }
    var complaint: SafeText?
    let isRenewal = history.current.page?.renewals.values.contains(id) == true
    history.forEach { place in
      // Every page is told of the failure, and the first message is shown.
      let words = place.page?.fail(reason, id: id)
      complaint = complaint ?? words
    }
    keepMode(facetsAreSame: true)
    message = complaint ?? message
    if isRenewal { renewalComplaint = complaint }
    return []
  }

  /// Makes the requests of the first page. They wait for the first clock event.
  package mutating func begin() -> [Effect] {
    guard isFresh else { return [] }
    isFresh = false
    unasked.begin(rows: rowsInSight())
    return awaitsFirstPage ? beginVisit(.home, from: 0) : runOnLoad(leadsOn: true)
  }

  /// Makes the requests that a page makes on arrival, up to a limit.
  private mutating func runOnLoad() -> [Effect] {
    let actions = history.current.page?.page.feed.page.onLoad ?? []
    for case .loadContent(.sections(let sections)) in actions {
      history.current.page?.reloads.withhold(Set(sections))
    }
    return reloadWithheld()
  }

  /// Reloads the sections that the page requests by itself, up to a limit. The others wait for the user.
  private mutating func reloadWithheld() -> [Effect] {
    var effects: [Effect] = []
    while history.current.page?.reloads.isWithholding == true {
      guard unasked.take() else {
        let key = keymap.keys(for: .reload).first.map { words.loadsMore("\($0)") } ?? ""
        return effects + explain(words.loadsTooMuch + key)
      }
      effects += history.current.page?.reloads.takeWithheld().map { reload($0) } ?? []
    }
    return effects
  }

  /// Runs the actions of a page that has just been opened. One of them may open another page. If that page opens a
  /// third one, the user has to confirm it, because the chain could be endless.
  private mutating func runOnLoad(leadsOn: Bool) -> [Effect] {
    noteArrivalDialog()
    let actions = history.current.page?.page.feed.page.onLoad ?? []
    let effects = runOnLoad()
    guard let action = actions.first(where: leadsAway) else { return effects }
    guard leadsOn, unasked.take() else {
      return effects + explain(words.leadsOnByItself)
    }
    let visitEffects = follow(action)
    wasLedHere = visit != nil
    return effects + visitEffects
  }

  /// Whether an action leads to another page instead of opening a dialog.
  private func leadsAway(_ action: Action) -> Bool {
    guard case .navigate(let navigation) = action else { return false }
    return navigation.modal == nil || !showsDialogs
  }
}
