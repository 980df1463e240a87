import ViewTree

/// The user's position on a page.
extension PageSession {
  package struct Bookmark {
    fileprivate let place: Viewport.Bookmark
    fileprivate let focus: FocusTarget?
    fileprivate var search: PageSearch?
    fileprivate var focusAtMatch: Int?
    /// The position in the linear mode.
    package let reading: PageReading?
    fileprivate let facetCount: Int

    /// The same position without the search.
    package var withoutSearch: Bookmark {
      var bookmark = self
      bookmark.search = nil
      bookmark.focusAtMatch = nil
      return bookmark
    }
  }

  package var bookmark: Bookmark {
    Bookmark(
      place: viewport.bookmark, focus: focus, search: search, focusAtMatch: focusAtMatch,
      reading: reading, facetCount: page.feed.facetCount)
  }

  /// Moves to the same position of the page as it is now.
  package mutating func goBack(to bookmark: Bookmark) {
    viewport.goBack(to: bookmark.place)
    focus = bookmark.focus.flatMap { focus in
      viewport.target(ofFacet: focus.facet).map { viewport.target($0, slot: focus.slot) }
    }
    if page.feed.facetCount == bookmark.facetCount { reading = bookmark.reading }
    keepFocusInSight()
    settle()
  }

  /// Restores the search of a bookmark.
  package mutating func searchAgain(as bookmark: Bookmark) {
    let hasGrown = page.feed.facetCount != bookmark.facetCount
    search = hasGrown ? bookmark.search?.onto(page.speechSequence) : bookmark.search
    focusAtMatch = bookmark.focusAtMatch
  }
}
