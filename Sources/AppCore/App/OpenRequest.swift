import FacetModel

/// A request that is waiting for its answer.
struct OpenRequest {
  /// The use of the answer.
  enum Purpose: Equatable {
    /// The answer becomes the next place. `isLed` says that a page has led there by itself, without the user.
    case visit(isLed: Bool)
    /// The page behind the last one of the current page.
    case nextPage
    /// More of a section, asked for by a click.
    case more
    /// Sections anew.
    case sections
    /// A page anew.
    case renewal

    var isVisit: Bool { if case .visit = self { true } else { false } }
  }

  let id: Int
  var purpose: Purpose
  let request: FeedRequest
  /// The source's number of the page that asks.
  let page: Int
  /// The time of the first clock event after the request.
  var start: Int?
  var bytes = 0

  /// The effect that sends the request.
  var load: Effect { .load(request, id: id, page: page) }

  /// Whether the status line tells its age. Content that comes behind other content has a row of its own for that.
  var isTold: Bool {
    if case .next = request { purpose.isVisit } else { true }
  }
}
