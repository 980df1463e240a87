import FacetModel

extension FeedRequest {
  /// What is asked for it on a page that came from an address; `nil` for what does not depend on where one is.
  public func address(on page: URIReference) -> URIReference? {
    switch self {
    case .home, .again, .operation, .find: return nil
    case .open(let uri):
      // Nobody is told a name and a password by a link.
      let link = URIReference(uri)
      // Those of the page are for its whole origin.
      return page.resolving(link.authority == nil ? link : link.withoutUser).withUser(of: page)
    case .next(let cursor):
      // What filters leave goes on with the same filters, but not as some sections.
      return page.setting("sections", to: nil).setting("cursor", to: cursor)
    case .sections(let sections, let filterQuery):
      let asked = page.setting("sections", to: sections.joined(separator: ","))
      return filterQuery.isEmpty ? asked : asked.setting("filterQuery", to: filterQuery)
    }
  }
}
