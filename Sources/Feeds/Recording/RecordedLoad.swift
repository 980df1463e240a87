import FacetModel

/// What an app has asked its source for.
public struct RecordedLoad: Hashable, Sendable {
  public let id: Int
  /// The number of the page that has asked.
  public let page: Int
  public let request: FeedRequest
  /// What a server was asked, and with which headers; nothing where nobody was.
  public let address: String?
  public let headers: [HTTPHeader]
  /// The operation that was posted; `nil` for what was only asked for.
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
