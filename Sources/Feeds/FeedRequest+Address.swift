import FacetModel

extension FeedRequest {
  /// Returns the address of the request on a page with an address; `nil` if the request does not depend on that
  /// address.
  public func address(on page: URIReference) -> URIReference? {
    switch self {
    case .home, .again, .operation, .find: return nil
    case .open(let uri):
      // A link must not carry a user name and password to a server.
      let link = URIReference(uri)
      // The user name and password of the page belong to its whole origin.
      return page.resolving(link.authority == nil ? link : link.withoutUser).withUser(of: page)
    case .next(let cursor):
      // The next page has the same filters, but is not limited to sections.
      return page.setting("sections", to: nil).setting("cursor", to: cursor)
    case .sections(let sections, let filterQuery):
      let asked = page.setting("sections", to: sections.joined(separator: ","))
      return filterQuery.isEmpty ? asked : asked.setting("filterQuery", to: filterQuery)
    }
  }
}
