import FacetModel
import Feeds
import Glibc
import JSON
import Text
import Wording

/// A server that answers for itself, in its own time, and what is kept of what it has answered.
struct HTTPSource {
  let program: Program
  let settings: HTTPSettings
  private(set) var headers: ClientHeaders
  let names = SessionNames()
  var keeper: AnswerKeeper
  /// Somebody looks at it and can be told something.
  let isWatched: Bool
  /// Nobody who has asked for nothing needs it.
  private var client: HTTPClient?
  /// In the order in which they first came; a page's number is its place here.
  var pages: [HTTPPage]
  var open: [Int: HTTPRequest] = [:]
  /// What is shown already, and is to be asked for as soon as it can be seen.
  var doubts: [HTTPRequest] = []
  /// What has come and is to be kept as soon as it can be seen: to list the facets of a large page takes a while.
  var unkept: [Unkept] = []
  /// What is shown and not asked for; that is noted once it can be seen.
  var used: [RequestKey] = []
  /// Pages that have turned out to be other ones, by their numbers, until somebody takes them.
  var renewed: [Int: LoadedPage] = [:]
  /// What has happened without a server.
  var news: [Event] = []
  /// Why the last thing that did not come has not come.
  var lastFailure: Failure?
  /// Requests of our own have numbers that no app gives.
  private var lastOwnRequest = 0

  init(
    _ address: String, options: HTTPOptions, version: SemanticVersion, in program: Program
  ) throws(Failure) {
    self.program = program
    let home = URIReference(address)
    guard home.port != nil else {
      throw .usage("'\(HTTPPage.name(of: home))' names no port; ports are numbers from 1 to 65535")
    }
    guard !home.host.isEmpty else {
      throw .usage("'\(HTTPPage.name(of: home))' is no address; write https://host/path")
    }
    var settings = HTTPSettings(HTTPReach(home: home, allowedHosts: options.allowedHosts))
    settings.headers = options.headers(for: home)
    settings.certificates = options.certificates
    program.console.secrets.hide(settings.headers, address: home)
    self.settings = settings
    headers = ClientHeaders(version: version, brands: program.brands)
    keeper = AnswerKeeper(options.cacheUse, in: .cache(Surroundings()), size: options.cacheSize)
    isWatched = options.isWatched
    pages = [HTTPPage(home, operation: options.operation, posted: options.saved?.operation)]
  }

  var hosts: Set<String> { settings.reach.hosts }
  var name: SafeText { pages[0].name }
  var title: SafeText { pages[0].title }
  var home: HTTPQuestion { HTTPQuestion(.home, from: pages[0], number: 0, home: pages[0]) }

  mutating func become(_ version: SemanticVersion) {
    headers.version = version
  }

  /// What answers a request from a page, if it is kept; else it is asked for, and the answer comes as an event.
  mutating func answer(
    _ request: FeedRequest, id: Int, from page: Int, brand: String
  ) throws(Failure) -> LoadedPage? {
    if case .again = request, let page = renewed.removeValue(forKey: page) { return page }
    if let found = try answerFromSeen(request, on: pages.indices.contains(page) ? pages[page].search : nil, brand) {
      return found
    }
    let question = HTTPQuestion(
      request, from: pages[pages.indices.contains(page) ? page : 0], number: page, home: pages[0])
    let key = key(of: question, brand)
    if let page = try kept(question, key, brand: brand) { return page }
    // Asked for again it comes no later, and as what it is now.
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
      if let objection = settings.reach.objection(to: request.question.address) { throw objection }
      let client = try theClient()
      let headers = headers.headers(for: request.brand) + request.headers
      if let posted = request.question.posted {
        client.post(posted.body, to: request.question.address, headers: headers, id: id)
      } else {
        client.get(request.question.address, headers: headers, id: id)
      }
      open[id] = request
    } catch {
      throw failure(request.question, error.reason(in: program.words))
    }
  }

  /// Whatever of it is said to the server makes it another request.
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

  /// What has been asked under a number, as long as no answer has come.
  func sent(_ id: Int, brand: String) -> SentRequest? {
    open[id].map { request in
      SentRequest(
        address: request.question.address, headers: headers.headers(for: brand) + request.headers,
        ownHeaders: settings.reach.isHome(request.question.address) ? settings.headers : [],
        posted: request.question.posted?.body)
    }
  }

  var ownHeaders: [HTTPHeader] { settings.headers }

  /// Where its first page is.
  var address: URIReference { pages[0].asked }

  /// What is posted for the first page.
  var posted: ByteBuffer? { pages[0].posted?.body }

  mutating func cancel(_ id: Int) {
    open[id] = nil
    client?.cancel(id)
  }

  /// While nothing else is on its way.
  mutating func waitForOutcome(of id: Int) -> HTTPOutcome? {
    client?.wait().first { $0.id == id }
  }

  var descriptors: [pollfd] { client?.descriptors ?? [] }
  var millisecondsLeft: Int? { doubts.isEmpty && unkept.isEmpty && news.isEmpty ? client?.millisecondsLeft : 0 }

  /// How much has come of what somebody waits for.
  var progress: [Event] {
    open.filter { $0.value.purpose == .answer }.keys.map { .progress(bytes: client?.byteCount(of: $0) ?? 0, id: $0) }
  }

  /// What has come since somebody last asked.
  mutating func events() -> [Event] {
    keepWhatHasCome()
    askWhatIsDoubted()
    let outcomes = client?.proceed() ?? []
    return outcomes.compactMap { event(for: $0) } + takeNews()
  }

  /// What comes next, however long that takes; nothing where nothing is on its way.
  mutating func wait() -> [Event] {
    keepWhatHasCome()
    askWhatIsDoubted()
    while true {
      let outcomes = news.isEmpty ? client?.wait() ?? [] : []
      let events = outcomes.compactMap { event(for: $0) } + takeNews()
      // Not everything that ends is worth a word.
      if !events.isEmpty || outcomes.isEmpty { return events }
    }
  }

  /// What there is before anything has come.
  func nothingYet() throws(Failure) -> LoadedPage {
    let feed = try program.decodeFeed(ByteBuffer(#"{"body": []}"#), name: name.string, interner: names.interner)
    return LoadedPage(feed: feed, title: title, number: 0)
  }

  func failure(_ question: HTTPQuestion, _ problem: SafeText) -> Failure {
    Failure(
      status: .unavailable,
      message: Message(
        verbatim: HTTPPage(question.address).name + ": " + program.console.secrets.masked(message: problem)))
  }
}
