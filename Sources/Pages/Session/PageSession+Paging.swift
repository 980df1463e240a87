import Components
import FacetModel
import Text
import ViewTree

/// Loading the further pages of a page.
extension PageSession {
  /// The action that loads the next page.
  var nextPage: Action? { page.next(of: following ?? page.feed.page) }

  /// Returns the cursor of the next page if the end of this one is near and the next page is not requested yet.
  package mutating func wantedCursor() -> String? {
    guard case .resting = paging, case .loadContent(.page(let cursor))? = nextPage,
      reading?.isNearEnd ?? viewport.isNearEnd()
    else { return nil }
    guard !cursors.contains(cursor) else {
      stop(.stopped(reason: page.words.endlessPages))
      return nil
    }
    return cursor
  }

  /// Returns the number of rows, or lines in the linear mode, to the end of a page that goes on. They are counted up to
  /// the distance at which the next page is requested.
  package mutating func rowsAhead() -> Int {
    guard nextPage != nil else { return 0 }
    return reading?.linesAhead ?? viewport.rowsAhead()
  }

  /// Requests no more pages until the user asks for them.
  package mutating func stopPaging(after pages: Int) {
    stop(.spent(pages: pages))
  }

  private mutating func stop(_ end: Paging) {
    paging = end
    updateTail()
    settle()
  }

  package mutating func beginLoading(_ cursor: String) {
    paging = .loading(cursor: cursor)
    updateTail()
    settle()
  }

  /// Adds the next page without moving the visible rows.
  package mutating func append(_ next: LoadedPage, cursor: String) {
    cursors.insert(cursor)
    lastPageNumber = next.number
    following = nil
    let (old, feed) = (page, parts.append(next, to: page.feed))
    earlier?.append(next.feed)
    paging = old.next(of: feed.page) == nil ? .finished : .resting
    // Facets that have grown change the numbers of the facets after them.
    guard feed.keepsNumbers else { return become(feed) }
    page = meter.measure(.admit) { old.showing(feed) }
    viewport.show(page.layout(width: viewport.layout.width, state: viewport.layout.state))
    focus = focus.flatMap { focus in
      viewport.target(ofFacet: focus.facet).map { viewport.target($0, slot: focus.slot) }
    }
    reading?.follow(page)
    search = search?.onto(page.speechSequence)
    updateTail()
    // Sections above the focus may have grown.
    keepFocusInSight()
    settle()
  }

  /// Checks again whether the page goes on, after it has changed.
  mutating func reconsiderPaging() {
    let goesOn = nextPage != nil
    switch paging {
    case .loading: break
    case .failed where goesOn, .endOfSaved where goesOn: break
    case .resting, .finished, .stopped, .spent, .failed, .endOfSaved:
      paging = !goesOn && parts.hasFurtherPages ? .finished : .resting
    }
  }

  mutating func failLoading(reason: SafeText, isFinal: Bool) {
    stop(isFinal ? .endOfSaved : .failed(reason: reason))
    // The row that says why the page ends belongs to the end that the user has asked for.
    guard viewport.position == positionAtEnd else { return }
    viewport.scrollToEnd()
    keepFocusInSight()
    settle()
  }

  /// Whether a request can be tried again and the page says why. The row of a further page says it at the end of the
  /// page.
  package var offersRetry: Bool {
    let hasSections = !reloads.failed.isEmpty || reloads.isWithholding
    return switch paging {
    case .failed, .spent: hasSections || reading != nil || viewport.showsTail
    case .resting, .loading, .finished, .stopped, .endOfSaved: hasSections
    }
  }

  /// Requests again the page that failed or was not requested. Returns `false` if there is no such page and no withheld
  /// request.
  package mutating func retry() -> Bool {
    switch paging {
    case .failed, .spent: paging = .resting
    case .resting, .loading, .finished, .stopped, .endOfSaved: return reloads.isWithholding
    }
    return true
  }

  /// Sets the row after the last facet.
  mutating func updateTail() {
    switch paging {
    case .resting, .finished, .endOfSaved:
      let isBlank = reading == nil && !isFilteredOut && viewport.showsNothing()
      viewport.setTail(isBlank ? page.blank.row(inspecting: "i") : endRow)
    case .loading: viewport.setTail(LoadingRow(count: 2, in: page.words))
    case .failed(let reason):
      viewport.setTail(ErrorRow(message: reason, retryLabel: page.words.tryAgain("r"), in: page.words))
    case .stopped(let reason): viewport.setTail(noFurtherPages(reason))
    case .spent(let pages):
      viewport.setTail(noFurtherPages(page.words.stopped(after: pages) + page.words.thenLoadsMore("r")))
    }
  }

  /// The row at the end of a page that does not go on; `nil` if the page goes on or is the only one.
  private var endRow: EndOfFeedRow? {
    switch paging {
    case .finished: EndOfFeedRow(message: lastWords)
    case .endOfSaved: EndOfFeedRow(message: page.words.endOfSavedPage)
    case .resting, .loading, .failed, .stopped, .spent: nil
    }
  }

  /// The message at the end of a page that does not go on.
  package var lastWords: SafeText { isFilteredOut ? page.words.nothingFits("c") : page.words.endOfFeed }

  /// Whether filters are on that leave nothing of the sections that they are about.
  private var isFilteredOut: Bool {
    guard paging == .finished, reloads.answered.count > 0, !reloads.sections.isEmpty else { return false }
    return !page.feed.sections.contains { section in
      reloads.sections.contains(section.id) && section.body.contains(where: page.admission.isShown)
    }
  }

  private func noFurtherPages(_ reason: SafeText) -> ErrorRow {
    ErrorRow(title: page.words.noFurtherPages, message: reason, retryLabel: "", in: page.words)
  }
}
