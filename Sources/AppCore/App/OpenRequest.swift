import FacetModel
import Pages

/// A request that is waiting for its answer.
struct OpenRequest {
  /// The use of the answer.
  enum Purpose: Equatable {
    /// The answer becomes the next place. `isLed` says that a page has led there by itself, without the user.
    case visit(isLed: Bool)
    /// The answer goes into pages that are open.
    case part(PageRequest)

    var isVisit: Bool { if case .visit = self { true } else { false } }
  }

  let id: Int
  var purpose: Purpose
  let request: FeedRequest
  /// The source's number of the page that asks.
  let page: Int
  /// The page sessions that wait for the answer.
  var sessions: Set<Int> = []
  /// The time of the first clock event after the request.
  var start: Int?
  var bytes = 0

  func isAsked(by page: PageSession?) -> Bool { page.map { sessions.contains($0.id) } ?? false }

  /// The effect that sends the request.
  var load: Effect { .load(request, id: id, page: page) }

  /// Whether the status line tells its age. Content that comes behind other content has a row of its own for that.
  var isTold: Bool {
    if case .next = request { purpose.isVisit } else { true }
  }

  /// The request after a newer one for a part of the same page; `nil` if its answer is not wanted any more.
  func superseded(by newer: PageRequest) -> OpenRequest? {
    guard case .part(let part) = purpose else { return self }
    switch (part, newer) {
    case (.sections(let old, let choices), .sections(let new, _)):
      let wanted = old.subtracting(new)
      guard !wanted.isEmpty else { return nil }
      var request = self
      request.purpose = .part(.sections(wanted, choices: choices))
      return request
    case (.next, .next): return nil
    case (.renewal(let old), .renewal(let new)): return old == new ? nil : self
    case (.sections, _), (.next, _), (.more, _), (.renewal, _): return self
    }
  }
}
