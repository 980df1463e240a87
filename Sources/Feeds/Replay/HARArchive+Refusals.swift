import FacetModel
import JSON
import Text
import Wording

/// The errors of an archive, and the requests that they answer.
extension HARArchive {
  /// Returns the words of a response that is an error: what its body says, or else its status. The result is `nil` for a
  /// response that holds something else.
  static func refusal(_ response: Value, _ error: FeedError) -> Message? {
    if case .server = error {
      return Message { words in error.message(in: words) { _ in Location(line: 1, column: 1) } }
    }
    guard let status = response["status"]?.lenientInt, status >= leastErrorStatus else { return nil }
    return Message { $0.serverSays("\(status)") }
  }

  private static let leastErrorStatus = 400

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
