import FacetModel
import JSON

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
  /// The status of an error of the server; `nil` for a page, and for a request without an answer.
  var errorStatus: Int?
}

/// A page of a session: its number at its source, its title and its body.
public struct RecordedPage: Hashable, Sendable {
  public let number: Int
  public let title: String
  /// The index of the body among all recorded bodies. Equal bodies are written once.
  public let body: Int

  public init(number: Int, title: String, body: Int) {
    self.number = number
    self.title = title
    self.body = body
  }
}
