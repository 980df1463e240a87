/// Where a page stands, and its carousels with it: to come back to, even when more has come behind it meanwhile.
extension Viewport {
  public struct Bookmark {
    /// `nil` at the very end of a page.
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
    // The rows of one width say nothing about those of another.
    show(facet: bookmark.facet, row: bookmark.width == layout.width ? bookmark.row : 0)
  }
}
