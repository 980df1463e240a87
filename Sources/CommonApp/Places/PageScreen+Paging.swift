import Components
import FacetModel
import Text
import ViewTree

/// The pages that come behind this one.
extension PageScreen {
  /// The cursor of the next page, once the end of this one is near and nobody has asked yet.
  mutating func wantedCursor() -> String? {
    guard case .resting = paging, case .loadContent(.page(let cursor))? = page.feed.page.next,
      reading?.isNearEnd ?? viewport.isNearEnd()
    else { return nil }
    return cursor
  }

  mutating func beginLoading(id: Int) {
    paging = .loading(id: id)
    updateTail()
    settle()
  }

  /// Puts the next page behind what is there; the page does not jump.
  mutating func append(_ next: LoadedPage) {
    page = page.appending(next.feed)
    lastPageNumber = next.number
    paging = page.feed.page.next == nil ? .finished : .resting
    viewport.show(page.layout(width: viewport.layout.width, state: viewport.layout.state))
    focus = focus.flatMap { viewport.target(ofFacet: $0.facet) }
    reading?.follow(page)
    search = search?.onto(page.outline)
    updateTail()
    settle()
  }

  mutating func failLoading(reason: SafeText) {
    paging = .failed(reason: reason)
    updateTail()
    settle()
  }

  var canRetry: Bool { if case .failed = paging { true } else { false } }

  /// Asks for the page again that did not come.
  mutating func retry() -> Bool {
    guard canRetry else { return false }
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
    }
  }
}
