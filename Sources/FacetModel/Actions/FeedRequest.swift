/// A request of a page to its source.
public enum FeedRequest: Hashable, Sendable {
  /// The target of a link, as it was sent.
  case open(uri: String)
  /// The first page of the source, which is the home page of its app.
  case home
  /// The page itself again.
  case again
  /// Another feed of the response that the page came from, by the name of its operation.
  case operation(String)
  /// The page after this one. The cursor is opaque and private.
  case next(cursor: String)
  /// The cached facets that match a text, as a page with links to them. Only the cache of a server answers this.
  case find(String)
  /// Some sections again, with a query of the filters: `price_range=1,2&eta=30`.
  case sections([String], filterQuery: String = "")
}
