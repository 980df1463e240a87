/// What a page asks its source for.
public enum FeedRequest: Hashable, Sendable {
  /// What a link leads to, as it was sent.
  case open(uri: String)
  /// The source's first page, which is the home page of its app.
  case home
  /// The page itself, anew.
  case again
  /// Another feed of the response that the page came with, by the name of the operation it answers.
  case operation(String)
  /// The page after this one. The cursor is opaque and private.
  case next(cursor: String)
  /// What has ever been seen and says something, as a page that leads to it. Only what is kept of a server answers this.
  case find(String)
  /// Certain sections, anew, with what the filters say: `price_range=1,2&eta=30`.
  case sections([String], filterQuery: String = "")
}
