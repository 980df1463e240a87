import Components
import FacetModel
import Text
import ViewTree

/// The pages that come behind this one.
extension PageScreen {
  /// As many pages in a row with nothing on them are enough.
  private static let mostEmptyPages = 5

  /// The cursor of the next page, once the end of this one is near and nobody has asked yet.
  mutating func wantedCursor() -> String? {
    guard case .resting = paging, case .loadContent(.page(let cursor))? = (following ?? page.feed.page).next,
      reading?.isNearEnd ?? viewport.isNearEnd()
    else { return nil }
    if cursors.contains(cursor) {
      return stop("the feed asks for a page that is here already: it would never end")
    }
    guard emptyPages < Self.mostEmptyPages else { return stop("\(emptyPages) empty pages in a row: it ends here") }
    return cursor
  }

  private mutating func stop(_ reason: SafeText) -> String? {
    paging = .stopped(reason: reason)
    updateTail()
    settle()
    return nil
  }

  mutating func beginLoading(_ cursor: String, id: Int) {
    paging = .loading(id: id, cursor: cursor)
    updateTail()
    settle()
  }

  /// Puts the next page behind what is there; the page does not jump.
  mutating func append(_ next: LoadedPage, cursor: String) {
    cursors.insert(cursor)
    lastPageNumber = next.number
    following = nil
    let shownCount = page.admission.shownCount
    let (old, feed) = (page, parts.append(next, to: page.feed))
    former?.append(next.feed)
    page = meter.measure(.admit) { old.showing(feed) }
    // What this client leaves out fills no page either.
    emptyPages = page.admission.shownCount == shownCount ? emptyPages + 1 : 0
    paging = page.feed.page.next == nil ? .finished : .resting
    viewport.show(page.layout(width: viewport.layout.width, state: viewport.layout.state))
    focus = focus.flatMap { focus in
      viewport.target(ofFacet: focus.facet).map { viewport.target($0, slot: focus.slot) }
    }
    reading?.follow(page)
    search = search?.onto(page.recital)
    updateTail()
    // Sections above it may have grown.
    keepFocusInSight()
    settle()
  }

  /// A page that has changed may go on, or end, as it did not before.
  mutating func reconsiderPaging() {
    let goesOn = (following ?? page.feed.page).next != nil
    switch paging {
    case .loading: break
    case .failed where goesOn: break
    case .resting, .finished, .stopped, .failed:
      paging = !goesOn && parts.hasFurtherPages ? .finished : .resting
    }
  }

  mutating func failLoading(reason: SafeText) {
    paging = .failed(reason: reason)
    updateTail()
    settle()
  }

  var canRetry: Bool {
    if case .failed = paging { return true }
    return !reloads.failed.isEmpty
  }

  /// Asks for the page again that did not come.
  mutating func retry() -> Bool {
    guard case .failed = paging else { return false }
    paging = .resting
    return true
  }

  /// What stands behind the last facet.
  mutating func updateTail() {
    switch paging {
    case .resting: viewport.setTail(nil)
    case .loading: viewport.setTail(LoadingRow(count: 2))
    case .failed(let reason): viewport.setTail(ErrorRow(message: reason, retryLabel: "r: try again"))
    case .finished: viewport.setTail(EndOfFeedRow())
    case .stopped(let reason): viewport.setTail(ErrorRow(title: "No further pages", message: reason, retryLabel: ""))
    }
  }
}
