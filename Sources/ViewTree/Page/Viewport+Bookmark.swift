/// Remembers the scroll position and the carousels of a page, to return to them even after more facets were appended.
extension Viewport {
  public struct Bookmark {
    /// The facet at the top of the screen; `nil` if only the tail of the page is visible.
    fileprivate let facet: Int?
    fileprivate let row: Int
    fileprivate let width: Int
    fileprivate let state: PageState
  }

  public var bookmark: Bookmark {
    Bookmark(facet: topFacet, row: position.row, width: layout.width, state: layout.state)
  }

  public mutating func goBack(to bookmark: Bookmark) {
    withLayout { $0.setState(bookmark.state) }
    // A row count for one width is wrong for another width.
    show(facet: bookmark.facet, row: bookmark.width == layout.width ? bookmark.row : 0)
  }
}
