import FacetModel

/// How long something that leads elsewhere has had the focus: whoever passes by does not want to go there.
struct FocusDwell {
  private var request: FeedRequest?
  private var page = 0
  /// `nil` until somebody has looked at the clock.
  private var start: Int?
  /// What has been asked for from here already.
  private var isOver = true

  /// Long enough to read a few words.
  static let patience = 300

  /// What the focus leads to, if anything.
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

  /// What is to be asked for now.
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
