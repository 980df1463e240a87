import AppCore
import FacetModel
import Feeds
import Pages
import Pictures
import Reporting

/// A source that answers the requests of an app.
package protocol PageSource {
  /// Answers a request from a page if it can at once; returns `nil` if the response comes later as an event.
  mutating func answer(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure) -> LoadedPage?
  /// Receives an event before the app does, and returns the event for the app.
  mutating func hear(_ event: Event) -> Event
  /// Requests a page that the user may open soon.
  mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String)
  /// Cancels a request.
  mutating func cancel(_ id: Int)
  /// Makes later requests as a client of this version.
  mutating func become(_ version: SemanticVersion)
  /// Loads these pictures, and no others any more. The results come later as events.
  mutating func load(_ pictures: [PictureOrder], as form: PictureForm)
  /// The wanted pictures that were kept, for the first frame that has room for them.
  mutating func takeKeptPictures() -> [Event]
  /// Loads pictures from these servers from now on.
  mutating func allowPictures(from servers: PictureServers)
  /// The beginnings and ends of requests since the last call.
  mutating func takeRequestFacts() -> [RequestFacts]
  /// Logs an impression or a click.
  func log(_ event: LoggedEvent)
}

extension PageSource {
  package mutating func become(_ version: SemanticVersion) {}

  package mutating func load(_ pictures: [PictureOrder], as form: PictureForm) {}

  package mutating func takeKeptPictures() -> [Event] { [] }

  package mutating func allowPictures(from servers: PictureServers) {}

  package mutating func takeRequestFacts() -> [RequestFacts] { [] }

  package func log(_ event: LoggedEvent) {}

  package mutating func hear(_ event: Event) -> Event { event }
}

extension ReplaySource: PageSource {
  package mutating func answer(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure)
    -> LoadedPage?
  {
    do throws(Failure) {
      let answer = try answer(request, from: page)
      note(answer, request, id: id)
      return answer
    } catch {
      note(error, request, id: id)
      throw error
    }
  }

  package mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String) {
    prefetch(request, from: page)
  }

  package mutating func cancel(_ id: Int) {}
}
