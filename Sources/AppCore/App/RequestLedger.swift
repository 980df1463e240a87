import FacetModel
import Text

/// All requests of the app: their numbers, and for each open one its purpose, the page that asks, its age and the bytes
/// received. A request is open until its answer comes, it fails, or it is called off.
///
/// A page keeps only the number of a request, to find the part of itself that an answer is for.
struct RequestLedger {
  /// The number of the last request.
  private(set) var lastID = 0
  /// The requests that pages may still make by themselves.
  var unasked = UnaskedRequests()
  /// The visit that failed last. The user may try it again until the next command.
  private(set) var failedVisit: OpenRequest?
  private var open: [Int: OpenRequest] = [:]

  private static let second = 1000

  /// The open request whose answer becomes the next place; there is at most one.
  var visit: OpenRequest? { open.values.first { $0.purpose.isVisit } }

  /// Opens a request and returns it with its new number.
  mutating func ask(_ purpose: OpenRequest.Purpose, for request: FeedRequest, from page: Int) -> OpenRequest {
    lastID += 1
    let opened = OpenRequest(id: lastID, purpose: purpose, request: request, page: page)
    open[lastID] = opened
    return opened
  }

  /// Opens the request for the next place, in place of a visit that is open. Returns both.
  mutating func askForVisit(_ request: FeedRequest, from page: Int) -> (old: OpenRequest?, new: OpenRequest) {
    let old = callOffVisit()
    return (old, ask(.visit(isLed: false), for: request, from: page))
  }

  /// Notes that a page has led to the open visit by itself, if there is one.
  mutating func markVisitAsLed() {
    if let visit { open[visit.id]?.purpose = .visit(isLed: true) }
  }

  /// Closes a request; `nil` if its answer is not wanted any more.
  mutating func close(_ id: Int) -> OpenRequest? { open.removeValue(forKey: id) }

  /// Closes the visit, which the user does not want any more, and forgets one that failed.
  mutating func callOffVisit() -> OpenRequest? {
    failedVisit = nil
    return visit.flatMap { close($0.id) }
  }

  /// Keeps a visit that failed, to be tried again.
  mutating func keepFailed(_ visit: OpenRequest) {
    failedVisit = visit
  }

  mutating func forgetFailedVisit() {
    failedVisit = nil
  }
}

/// The age and size of the open requests, as the status line tells them.
extension RequestLedger {
  mutating func note(bytes: Int, of id: Int) { open[id]?.bytes = bytes }

  /// Starts the time of all requests since the last clock event.
  mutating func setClock(_ now: Int) {
    for (id, request) in open where request.start == nil { open[id]?.start = now }
  }

  /// The time of the next full second of the oldest request, when the amount changes.
  func deadline(now: Int) -> Int? {
    guard !told.isEmpty else { return nil }
    guard let start, !told.contains(where: { $0.start == nil }) else { return now }
    return start + ((now - start) / Self.second + 1) * Self.second
  }

  /// The amount, such as `3 s, 412 kB`; `nil` in the first second.
  func amount(now: Int) -> SafeText? {
    guard let start, now - start >= Self.second else { return nil }
    let bytes = told.reduce(0) { $0 + $1.bytes }
    return "\((now - start) / Self.second) s" + (bytes == 0 ? "" : ", \(Self.amount(bytes))")
  }

  private var told: [OpenRequest] { open.values.filter(\.isTold) }

  private var start: Int? { told.compactMap(\.start).min() }

  private static func amount(_ bytes: Int) -> SafeText {
    bytes < 1000 ? "\(bytes) B" : bytes < 1_000_000 ? "\(bytes / 1000) kB" : "\(bytes / 1_000_000) MB"
  }
}
