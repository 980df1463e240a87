import FacetModel

/// The time for which the focus has rested on a link. A focus that only passes a link does not prefetch its target.
struct FocusDwell {
  private var request: FeedRequest?
  private var page = 0
  /// The time at which the focus arrived; `nil` until the next clock event.
  private var start: Int?
  /// Whether the target is prefetched already, or there is none.
  private var isOver = true

  /// The time in milliseconds before a prefetch, long enough to read a few words.
  static let patience = 300

  /// Takes the target of the focused link; `nil` without one.
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

  /// Moves the clock. Returns the prefetch that is due.
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
