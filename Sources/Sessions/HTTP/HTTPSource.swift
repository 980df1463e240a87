import AppCore
import FacetModel
import Feeds
import Glibc
import JSON
import Pages
import Reporting
import Text
import Wording

/// A server as a source, and the cache of its responses.
package struct HTTPSource {
  package let context: ProgramContext
  package let settings: HTTPSettings
  private let reach: HTTPReach
  package private(set) var headers: ClientHeaders
  package let names = SessionNames()
  package var keeper: AnswerKeeper
  /// Whether the user sees messages as they arrive.
  package let isWatched: Bool
  /// Made with the first request.
  private var client: HTTPClient?
  /// The pages in the order of their first request; the number of a page is its index.
  package var pages: [HTTPPage]
  var open: [Int: HTTPRequest] = [:]
  /// Revalidations of pages that are shown from the cache, sent after those are on the screen.
  var doubts: [HTTPRequest] = []
  /// Responses to be kept after they are on the screen, because listing the facets of a large page takes a while.
  var unkept: [Unkept] = []
  /// The keys of responses shown without a request, whose use is recorded after they are on the screen.
  package var used: [RequestKey] = []
  /// Revalidated pages that have changed, by number, until the app asks for them.
  var renewed: [Int: LoadedPage] = [:]
  /// Events that did not come from a server.
  var news: [Event] = []
  /// The requests that the app has not been told of yet.
  var requestFacts: [RequestFacts] = []
  /// The failure of the last request that failed.
  package var lastFailure: Failure?
  /// The last id of the source's own requests, which differ from those of the app.
  private var lastOwnRequest = 0

  package init(
    _ address: String, options: HTTPOptions, version: SemanticVersion, in context: ProgramContext
  ) throws(Failure) {
    self.context = context
    let home = URIReference(address)
    guard home.port != nil else {
      throw .usage("'\(HTTPPage.name(of: home))' names no port; ports are numbers from 1 to 65535")
    }
    guard !home.host.isEmpty else {
      throw .usage("'\(HTTPPage.name(of: home))' is not an address; write https://host/path")
    }
    reach = HTTPReach(home: home, allowedHosts: options.allowedHosts)
    var settings = HTTPSettings(reach)
    settings.headers = options.headers(for: home)
    settings.certificates = options.certificates
    context.secrets.hide(settings.headers, address: home)
    self.settings = settings
    headers = ClientHeaders(version: version, brands: context.brands)
    keeper = AnswerKeeper(options.cacheUse, in: options.cacheFile, size: options.cacheSize)
    isWatched = options.isWatched
    pages = [HTTPPage(home, operation: options.operation, posted: options.saved?.operation)]
  }

  package var hosts: Set<String> { reach.hosts }
  package var name: SafeText { pages[0].name }
  package var title: SafeText { pages[0].title }
  var home: HTTPQuestion { HTTPQuestion(.home, from: pages[0], number: 0, home: pages[0]) }

  package mutating func become(_ version: SemanticVersion) {
    headers.version = version
  }

  /// Answers a request from a page if the response is kept; else sends it, and the response comes as an event.
  package mutating func answer(
    _ request: FeedRequest, id: Int, from page: Int, brand: String
  ) throws(Failure) -> LoadedPage? {
    if case .again = request, let page = renewed.removeValue(forKey: page) { return page }
    if let found = try answerFromSeen(request, on: pages.indices.contains(page) ? pages[page].search : nil, brand) {
      return found
    }
    let question = HTTPQuestion(
      request, from: pages[pages.indices.contains(page) ? page : 0], number: page, home: pages[0])
    let key = key(of: question, brand)
    if let page = try kept(question, key, id: id, brand: brand) { return page }
    // A prefetch of the same page is cancelled, because the new request comes no later and has another purpose.
    for (id, request) in open where request.purpose == .prefetch && request.key == key { cancel(id) }
    try ask(question, key, id: id, brand: brand)
    return nil
  }

  mutating func ask(_ question: HTTPQuestion, _ key: RequestKey, id: Int, brand: String) throws(Failure) {
    let kept = keeper.answer(to: key)
    try ask(HTTPRequest(question: question, key: key, brand: brand, kept: kept, purpose: .answer), id: id)
  }

  mutating func ask(_ request: HTTPRequest, id: Int) throws(Failure) {
    do throws(HTTPFault) {
      if let objection = reach.objection(to: request.question.address) { throw objection }
      let client = try theClient()
      let headers = headers.headers(for: request.brand) + request.headers
      if let posted = request.question.posted {
        client.post(posted.body, to: request.question.address, headers: headers, id: id)
      } else {
        client.get(request.question.address, headers: headers, id: id)
      }
      open[id] = request
      noteBeginning(of: request, id: id)
    } catch {
      throw failure(request.question, error.reason(in: context.words))
    }
  }

  /// The key of a request in the cache, which depends on every header sent with it.
  func key(of question: HTTPQuestion, _ brand: String) -> RequestKey {
    let said = settings.headers(headers.headers(for: brand), for: question.address)
    return RequestKey(question.address, headers: said, brand: brand, posted: question.posted?.body)
  }

  mutating func nextOwnRequest() -> Int {
    lastOwnRequest -= 1
    return lastOwnRequest
  }

  private mutating func theClient() throws(HTTPFault) -> HTTPClient {
    if let client { return client }
    let client = try HTTPClient(settings)
    self.client = client
    return client
  }

  /// The request with this id, if it has no response yet.
  func sent(_ id: Int, brand: String) -> SentRequest? {
    open[id].map { request in
      SentRequest(
        address: request.question.address, headers: headers.headers(for: brand) + request.headers,
        ownHeaders: settings.reach.isHome(request.question.address) ? settings.headers : [],
        posted: request.question.posted?.body)
    }
  }

  package var ownHeaders: [HTTPHeader] { settings.headers }

  /// The address of the first page.
  package var address: URIReference { pages[0].asked }

  /// The body that is posted for the first page.
  package var posted: ByteBuffer? { pages[0].posted?.body }

  package mutating func cancel(_ id: Int) {
    if let request = open.removeValue(forKey: id) { noteCancelling(of: request, id: id) }
    client?.cancel(id)
  }

  /// Waits for one request. Call it only while no other is open.
  mutating func waitForOutcome(of id: Int) -> HTTPOutcome? {
    client?.wait().first { $0.id == id }
  }

  package var descriptors: [pollfd] { client?.descriptors ?? [] }
  package var millisecondsLeft: Int? { doubts.isEmpty && unkept.isEmpty && news.isEmpty ? client?.millisecondsLeft : 0 }

  /// The bytes received for the requests that the app waits for.
  package var progress: [Event] {
    open.filter { $0.value.purpose == .answer }.keys.map { .progress(bytes: client?.byteCount(of: $0) ?? 0, id: $0) }
  }

  /// The events since the last call.
  package mutating func events() -> [Event] {
    keepWhatHasCome()
    askWhatIsDoubted()
    let outcomes = client?.proceed() ?? []
    let events = outcomes.compactMap { event(for: $0) } + takeNews()
    return takeRequestFacts().map(Event.requested) + events
  }

  /// Waits for the next events; returns none without an open request.
  package mutating func wait() -> [Event] {
    keepWhatHasCome()
    askWhatIsDoubted()
    while true {
      let outcomes = news.isEmpty ? client?.wait() ?? [] : []
      let events = outcomes.compactMap { event(for: $0) } + takeNews()
      // Some outcomes, such as those of prefetches, make no event.
      if !events.isEmpty || outcomes.isEmpty { return takeRequestFacts().map(Event.requested) + events }
    }
  }

  /// An empty page, shown before the first response.
  package func nothingYet() throws(Failure) -> LoadedPage {
    let feed = try context.decodeFeed(ByteBuffer(#"{"body": []}"#), name: name.string, interner: names.interner)
    return LoadedPage(feed: feed, title: title, number: 0)
  }

  func failure(_ question: HTTPQuestion, _ problem: SafeText) -> Failure {
    Failure(
      status: .unavailable,
      message: Message(
        verbatim: HTTPPage(question.address).name + ": " + context.secrets.masked(message: problem)))
  }
}
