import FacetModel

/// What was asked for in a session, and what came of it.
struct RecordedExchange {
  /// `nil` for what was there before anybody asked.
  let request: FeedRequest?
  /// The number of the page that has asked.
  let from: Int
  let address: URIReference
  let headers: [HTTPHeader]
  /// The operation that was posted; `nil` for what was only asked for.
  let posted: String?
  let sent: Int
  let answered: Int
  /// `nil` where nothing came.
  let page: RecordedPage?
}
