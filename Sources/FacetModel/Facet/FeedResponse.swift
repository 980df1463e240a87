/// What a response says besides the feed that is shown.
struct FeedResponse: Sendable {
  /// The operation that the feed answers, where the response names one.
  var operation: String?
  /// The other feeds of the response.
  var others: [OtherFeed] = []
}
