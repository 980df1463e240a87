import FacetModel
import Pages
import Text

/// All requests of the app: their numbers, and for each open one its purpose, the page that asks, its age and the bytes
/// received. A request is open until its answer comes, it fails, or it is called off.
/// Pages know neither the numbers of requests nor their order: the ledger hands them the answers that are wanted.
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

  /// Opens a request for a part of pages that are open. Older requests for the same part are not wanted any more.
  mutating func ask(
    _ part: PageRequest, for request: FeedRequest, from page: Int, by sessions: Set<Int>
  ) -> OpenRequest {
    for (id, old) in open where !sessions.isDisjoint(with: old.sessions) {
      open[id] = old.superseded(by: part)
    }
    return ask(.part(part), for: request, from: page, by: sessions)
  }

  private mutating func ask(
    _ purpose: OpenRequest.Purpose, for request: FeedRequest, from page: Int, by sessions: Set<Int> = []
  ) -> OpenRequest {
    lastID += 1
    let opened = OpenRequest(id: lastID, purpose: purpose, request: request, page: page, sessions: sessions)
    open[lastID] = opened
    return opened
  }

  /// The open requests of a page, in the order in which it made them.
  func requests(of session: Int) -> [OpenRequest] {
    open.values.filter { $0.sessions.contains(session) }.sorted { $0.id < $1.id }
  }

  /// Whether parts of a page are loading that have no row of their own yet.
  func isReloading(_ session: Int) -> Bool {
    requests(of: session).contains { request in
      switch request.purpose {
      case .part(.sections), .part(.more): true
      case .part(.next), .part(.renewal), .visit: false
      }
    }
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

  /// The open request with this number.
  func request(_ id: Int) -> OpenRequest? { open[id] }

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
