import FacetModel
import Feeds

/// Whoever answers what an app asks for.
protocol PageSource {
  /// What answers a request from a page, if that is here at once; `nil` when it comes later, as an event.
  mutating func answer(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure) -> LoadedPage?
  /// What happens to the app, before it does; the result is what the app is told.
  mutating func hear(_ event: Event) -> Event
  /// Somebody may want it soon.
  mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String)
  /// Nobody waits for it any more.
  mutating func cancel(_ id: Int)
  /// What is asked for from now on is for a client of another version.
  mutating func become(_ version: SemanticVersion)
  /// What somebody has seen or clicked on.
  func log(_ event: LoggedEvent)
}

extension PageSource {
  mutating func become(_ version: SemanticVersion) {}

  func log(_ event: LoggedEvent) {}

  mutating func hear(_ event: Event) -> Event { event }
}

extension ReplaySource: PageSource {
  mutating func answer(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure) -> LoadedPage? {
    try answer(request, from: page)
  }

  mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String) {
    prefetch(request, from: page)
  }

  mutating func cancel(_ id: Int) {}
}
