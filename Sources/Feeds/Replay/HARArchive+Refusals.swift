import FacetModel
import JSON
import Text
import Wording

extension HARArchive {
  /// A request that was answered by an error, or by the beginning of something that is cut off.
  public struct Refusal: Sendable {
    let request: RecordedRequest
    /// The title of the request for the user.
    public let title: String
    public let rule: Rule
    public let message: Message
    /// The place of the answer in the archive, and its JSON pointer.
    public let offset: Int
    public let pointer: String
    /// Whether the answer is the beginning of a page.
    var holdsFacets = false
    /// Whether the archive has a title for the page that was asked for.
    let isTitled: Bool
    /// Whether only the status says that something is wrong.
    var isStatusAlone = false

    /// Reads the error from a response without a feed: the words of its body, or else its status. The result is `nil`
    /// for a response that holds something else.
    init?(
      of request: RecordedRequest, titled title: String?, in response: Value, entry: Int, _ body: ByteBuffer,
      _ error: FeedError
    ) {
      switch error {
      case .syntax(let fault) where fault.isCutOff:
        (rule, message) = (error.rule, error.message(locate: LineTable(body).location))
        holdsFacets = body.holds("\"component\"")
      case .server:
        (rule, message) = (error.rule, error.message(locate: LineTable(body).location))
      case .syntax, .foreign, .noFeed, .noOperation:
        guard let status = response["status"]?.lenientInt, status >= Self.leastErrorStatus else { return nil }
        (rule, message) = (.serverErrors, Message { $0.serverSays("\(status)") })
        isStatusAlone = true
      }
      self.request = request
      self.title = title ?? request.title
      isTitled = title != nil
      let text = response["content"]?["text"]
      offset = (text ?? response).range.lowerBound
      pointer = "/log/entries/\(entry)/response" + (text == nil ? "" : "/content/text")
    }

    private static let leastErrorStatus = 400
  }
}

/// The errors of an archive, and the requests that they answer.
extension HARArchive {
  /// Returns the error that answers a request of the page of an exchange; `nil` if the archive has a page for it.
  public func refusal(of request: FeedRequest, from current: Int) -> Message? {
    switch request {
    case .home, .again, .operation, .find: nil
    case .open(let uri): refusal(alike: nil) { $0.fit(uri) ?? LinkSubject(uri).flatMap($0.fit) }
    case .next(let cursor): refusal(alike: current) { $0.fit(page: cursor) }
    case .sections(let sections, let filterQuery):
      refusal(alike: current) { $0.fit(Set(sections), filterQuery: filterQuery) }
    }
  }

  private func refusal(alike current: Int?, fit: (RecordedRequest) -> Int?) -> Message? {
    let subjects = current.map { exchanges[$0].request.subjects }
    func fits(_ request: RecordedRequest) -> Bool {
      fit(request) != nil && subjects.map { !request.subjects.isDisjoint(with: $0) } ?? true
    }
    return exchanges.contains { fits($0.request) } ? nil : refusals.first { fits($0.request) }?.message
  }
}
