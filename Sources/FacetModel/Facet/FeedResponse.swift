/// The parts of a response besides the feed that is shown.
struct FeedResponse: Sendable {
  /// The operation that the feed answers, where the response names it.
  var operation: String?
  /// The operation whose response without facets the client has translated; `nil` for a feed that was not translated.
  var translatedFrom: String?
  /// The other feeds of the response.
  var others: [OtherFeed] = []
}
