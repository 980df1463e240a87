/// What a response says besides the feed that is shown.
struct FeedResponse: Sendable {
  /// The operation that the feed answers, where the response names one.
  var operation: String?
  /// The same for a feed that the client made of an answer without facets.
  var translatedFrom: String?
  /// The other feeds of the response.
  var others: [OtherFeed] = []
}
