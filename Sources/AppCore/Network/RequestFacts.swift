import JSON

/// A request of the session as the source reports it: when it begins, and when it has ended. It holds no secrets of the
/// user.
public struct RequestFacts: Sendable {
  /// The place that the answer came from.
  package enum Origin: String, Sendable {
    case server
    /// The cache, after the server has confirmed the kept answer (status 304).
    case confirmed
    /// The cache, before the server is asked whether the answer has changed.
    case cache
    /// The cache, while no server is asked.
    case offline
    case file, bundle, archive
  }

  package enum Stage: String, Sendable {
    case underWay, answered, failed, cancelled
  }

  package enum Use: String, Sendable {
    case firstPage, page, furtherPage, section, filter, click, reload, search
    /// Asks the server whether an answer that is shown from the cache has changed.
    case check
    /// Loads a page that the user may open soon.
    case prefetch
  }

  /// The number of the load effect; 0 for the first page of a start, and negative for requests of the source itself.
  package let id: Int
  package var method = "GET"
  package var address: String
  package var use: Use
  package var origin: Origin
  package var stage: Stage
  /// `nil` without an answer of a server.
  package var status: Int?
  /// The time from the request to the end of the answer; `nil` for answers that are at hand.
  package var milliseconds: Int?
  /// The size of the unpacked answer; `nil` if it is not known.
  package var bytes: Int?
  /// The reason why the request failed.
  package var problem = ""
  /// The headers of the request, a line for each, with their secrets masked.
  package var headers: [String] = []
  /// The headers of the answer, a line for each, with their secrets masked.
  package var answerHeaders: [String] = []
  /// The answer, which shares the bytes of the page that shows it.
  package var body: ByteBuffer?

  package init(id: Int, address: String, use: Use, origin: Origin, stage: Stage) {
    self.id = id
    self.address = address
    self.use = use
    self.origin = origin
    self.stage = stage
  }
}
