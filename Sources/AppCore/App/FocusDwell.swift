import FacetModel

/// The time for which a link has had the focus. A user who only passes a link does not want to open it.
struct FocusDwell {
  private var request: FeedRequest?
  private var page = 0
  /// The time of the first clock event after the focus came; `nil` before.
  private var start: Int?
  /// Whether the link has been requested, or there is none.
  private var isOver = true

  /// The time in milliseconds after which a link is requested; enough to read a few words.
  static let patience = 300

  /// Notes the target of the focused link, if there is one.
  mutating func note(_ request: FeedRequest?, page: Int) {
    guard request != self.request || page != self.page else { return }
    self = FocusDwell()
    self.request = request
    self.page = page
    isOver = request == nil
  }

  func deadline(now: Int) -> Int? {
    isOver ? nil : start.map { $0 + Self.patience } ?? now
  }

  /// Returns the request for a link on which the focus has rested long enough.
  mutating func setClock(_ now: Int) -> [Effect] {
    guard !isOver, let request else { return [] }
    guard let start else {
      self.start = now
      return []
    }
    guard now >= start + Self.patience else { return [] }
    isOver = true
    return [.prefetch(request, page: page)]
  }
}
