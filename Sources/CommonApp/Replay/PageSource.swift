import Feeds

/// Whoever answers what an app asks for.
protocol PageSource {
  /// What answers a request from a page, if that is here at once; `nil` when it comes later, as an event.
  mutating func answer(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure) -> LoadedPage?
  /// Somebody may want it soon.
  mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String)
  /// Nobody waits for it any more.
  mutating func cancel(_ id: Int)
}

extension ReplaySource: PageSource {
  mutating func answer(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure) -> LoadedPage? {
    try answer(request, from: page)
  }

  /// It is here already.
  mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String) {}

  mutating func cancel(_ id: Int) {}
}
