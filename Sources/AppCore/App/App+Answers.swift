import FacetModel
import Pages
import Text

/// The answers to the requests of a page, and the requests that fail.
extension App {
  package mutating func receive(_ loaded: LoadedPage, id: Int) -> [Effect] {
    if let lack = lack(of: loaded.feed, answering: id) { return fail(lack, id: id) }
    if let renewalComplaint = notices.renewalComplaint, notices.message == renewalComplaint { notices.message = nil }
    notices.renewalComplaint = nil
    let request = requests.close(id)
    guard case .visit(let isLed)? = request?.purpose, let page = history.pageBehind?.page else {
      // The page that asked may be at another place of the history by now.
      let generation = history.current.page?.generation
      let pageCount = history.current.page?.cursors.count
      if let request, case .part(let part) = request.purpose {
        forEachPage(waitingFor: request) { $0.page?.receive(loaded, for: part) }
      }
      requests.unasked.see(rows: rowsInSight())
      keepMode(facetsAreSame: history.current.page?.generation == generation)
      if case .part(.more)? = request?.purpose, loaded.feed.facetCount == 0 { return explain(words.nothingMoreToLoad) }
      return history.current.page?.cursors.count == pageCount ? [] : runOnLoad()
    }
    defer { keepMode(facetsAreSame: false) }
    let fragment = request.flatMap { Self.fragment(of: $0.request) }
    if !isLed { requests.unasked.refill() }
    requests.unasked.begin(rows: 0)
    let place = HistoryEntry(
      PageSession(
        id: id, page: meter.measure(.admit) { page.showing(loaded) }, number: loaded.number, size: pageSize,
        motion: options.reducesMotion ? nil : CarouselMotion(now: now), isRead: options.readsLines))
    if start.awaitsFirstPage {
      start.awaitsFirstPage = false
      open.mode = .browsing
      history = History(place)
      settleIn()
      goToFirstPlace()
    } else {
      visit(place)
    }
    if let fragment, let spot = history.current.page?.spot(called: fragment) { history.current.page?.jump(to: spot) }
    requests.unasked.see(rows: rowsInSight())
    return runOnLoad(leadsOn: !isLed)
  }

  /// Returns the fragment of a link, which names a part of the page after a `#`.
  private static func fragment(of request: FeedRequest) -> String? {
    guard case .open(let uri) = request, let mark = uri.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    return String(uri[uri.utf8.index(after: mark)...])
  }

  mutating func fail(_ reason: SafeText, id: Int, isFinal: Bool = false) -> [Effect] {
    guard let request = requests.close(id) else { return [] }
    guard case .part(let part) = request.purpose else {
      requests.keepFailed(request)
      if start.awaitsFirstPage { return [.giveUp(reason: reason)] }
      if let end = deadEnd(of: request.request) {
        return explain(end, because: options.asksServer ? reason : "")
      }
      let key = options.asksServer ? options.keymap.keys(for: .reload).first : nil
      notices.message = reason + (key.map { words.triesAgain("\($0)") } ?? "")
      return []
    }
    var complaint: SafeText?
    // All pages take the failure, and one of them words the message.
    forEachPage(waitingFor: request) { place in
      let words = place.page?.fail(reason, for: part, isFinal: isFinal)
      complaint = complaint ?? words
    }
    keepMode(facetsAreSame: true)
    notices.message = complaint ?? notices.message
    if case .renewal = part, request.isAsked(by: history.current.page) { notices.renewalComplaint = complaint }
    return []
  }

  /// Changes the pages that wait for the answer to a request. They may be anywhere in the history by now.
  private mutating func forEachPage(waitingFor request: OpenRequest, _ change: (inout HistoryEntry) -> Void) {
    history.forEach { place in
      guard let session = place.page?.id, request.sessions.contains(session) else { return }
      change(&place)
    }
  }

  /// The reason why an answer cannot be used. One that has only some of the sections asked for can.
  private func lack(of feed: Feed, answering id: Int) -> SafeText? {
    guard case .part(.sections(let wanted, _))? = requests.request(id)?.purpose,
      !feed.sectionNames.contains(where: { wanted.contains($0.id) })
    else { return nil }
    return words.answerLacksSections
  }
}
