import Text

/// Pages that are asked for, and those that come.
extension App {
  /// The next page is asked for before the end of this one is reached.
  mutating func wantedPages() -> [Effect] {
    guard let cursor = history.current.page?.wantedCursor() else { return [] }
    lastRequest += 1
    history.current.page?.beginLoading(id: lastRequest)
    return [.load(.next(cursor: cursor), id: lastRequest, page: history.lastPageNumber)]
  }

  mutating func receive(_ loaded: LoadedPage, id: Int) {
    if id == visit, let page = history.pageBehind?.page {
      visit = nil
      visit(
        Place(
          PageScreen(
            page: page.showing(loaded), number: loaded.number, size: Self.pageSize(of: size),
            motion: reducesMotion ? nil : Motion(now: now))))
    } else {
      answer(id) { $0.append(loaded) }
    }
  }

  mutating func fail(_ reason: SafeText, id: Int) {
    if id == visit {
      visit = nil
      message = reason
    } else {
      answer(id) { $0.failLoading(reason: reason) }
    }
  }

  /// The page that has asked need not be the one that is looked at.
  private mutating func answer(_ id: Int, _ change: (inout PageScreen) -> Void) {
    history.forEach { place in
      guard place.page?.paging == .loading(id: id), var page = place.page else { return }
      // Given away first, so that nothing is copied.
      place.page = nil
      change(&page)
      place.page = page
    }
  }
}
