import AppCore
import FacetModel
import Feeds
import Pages
import Reporting

/// Whoever answers what an app asks for.
package protocol PageSource {
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
  package mutating func become(_ version: SemanticVersion) {}

  package func log(_ event: LoggedEvent) {}

  package mutating func hear(_ event: Event) -> Event { event }
}

extension ReplaySource: PageSource {
  package mutating func answer(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure)
    -> LoadedPage?
  {
    try answer(request, from: page)
  }

  package mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String) {
    prefetch(request, from: page)
  }

  package mutating func cancel(_ id: Int) {}
}
