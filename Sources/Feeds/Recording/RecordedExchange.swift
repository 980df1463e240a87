import FacetModel

/// A request of a session with its answer.
struct RecordedExchange {
  /// The request; `nil` for the first page.
  let request: FeedRequest?
  /// The number of the page that made the request.
  let from: Int
  let address: URIReference
  let headers: [HTTPHeader]
  /// The operation that was posted; `nil` for a GET.
  let posted: String?
  let sent: Int
  let answered: Int
  /// The page of the answer; `nil` if the request failed.
  let page: RecordedPage?
}
