import FacetModel

/// A request that an app has made to its source.
public struct RecordedLoad: Hashable, Sendable {
  public let id: Int
  /// The number of the page that made the request.
  public let page: Int
  public let request: FeedRequest
  /// The address of the request; `nil` if no server was asked.
  public let address: String?
  public let headers: [HTTPHeader]
  /// The operation that was posted; `nil` for a GET.
  public let posted: String?

  public init(
    id: Int, page: Int, request: FeedRequest, address: String? = nil, headers: [HTTPHeader] = [], posted: String? = nil
  ) {
    self.id = id
    self.page = page
    self.request = request
    self.address = address
    self.headers = headers
    self.posted = posted
  }
}
