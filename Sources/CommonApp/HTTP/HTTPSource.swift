import FacetModel
import Feeds
import Glibc
import JSON
import Text

/// A server that answers for itself, in its own time.
struct HTTPSource {
  private let program: Program
  private let settings: HTTPSettings
  private let headers: ClientHeaders
  private let interner = Interner.forFeeds()
  /// Nobody who has asked for nothing needs it.
  private var client: HTTPClient?
  /// In the order in which they first came; a page's number is its place here.
  private var pages: [HTTPPage]
  private var open: [Int: HTTPQuestion] = [:]
  /// Why the last thing that did not come has not come.
  private(set) var lastFailure: Failure?
  /// Requests of our own have numbers that no app gives.
  private static let ownRequest = -1

  init(
    _ address: String, options: HTTPOptions, capabilities: Capabilities, in program: Program
  ) throws(Failure) {
    self.program = program
    let home = URIReference(address)
    guard !home.host.isEmpty, home.port != nil else {
      throw .usage("'\(HTTPPage.name(of: home))' is no address; write https://host/path")
    }
    var settings = HTTPSettings(HTTPReach(home: home, allowedHosts: options.allowedHosts))
    settings.headers = options.headers
    settings.certificates = options.certificates
    self.settings = settings
    headers = ClientHeaders(capabilities: capabilities)
    pages = [HTTPPage(home)]
  }

  var hosts: Set<String> { settings.reach.hosts }
  var name: SafeText { pages[0].name }
  var title: SafeText { pages[0].title }

  /// Asks for what answers a request from a page; the answer comes as an event.
  mutating func begin(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure) {
    let question = HTTPQuestion(
      request, from: pages[pages.indices.contains(page) ? page : 0], number: page, home: pages[0])
    try ask(question, id: id, brand: brand)
  }

  private mutating func ask(_ question: HTTPQuestion, id: Int, brand: String) throws(Failure) {
    do throws(HTTPFault) {
      if let objection = settings.reach.objection(to: question.address) { throw objection }
      let client = try theClient()
      client.get(question.address, headers: headers.headers(for: brand), id: id)
      open[id] = question
    } catch {
      throw failure(question, SafeText(error.description))
    }
  }

  private mutating func theClient() throws(HTTPFault) -> HTTPClient {
    if let client { return client }
    let client = try HTTPClient(settings)
    self.client = client
    return client
  }

  /// What has been asked under a number, as long as no answer has come.
  func sent(_ id: Int, brand: String) -> SentRequest? {
    open[id].map { question in
      SentRequest(
        address: question.address, headers: headers.headers(for: brand),
        ownHeaders: settings.reach.isHome(question.address) ? settings.headers : [])
    }
  }

  var ownHeaders: [HTTPHeader] { settings.headers }

  /// Where its first page is.
  var home: URIReference { pages[0].asked }

  mutating func cancel(_ id: Int) {
    open[id] = nil
    client?.cancel(id)
  }

  var descriptors: [pollfd] { client?.descriptors ?? [] }
  var millisecondsLeft: Int? { client?.millisecondsLeft }

  /// How much has come of what is on its way.
  var progress: [Event] {
    open.keys.map { .progress(bytes: client?.byteCount(of: $0) ?? 0, id: $0) }
  }

  /// What has come since somebody last asked.
  mutating func events() -> [Event] {
    client?.proceed().compactMap { event(for: $0) } ?? []
  }

  /// What comes next, however long that takes; nothing where nothing is on its way.
  mutating func wait() -> [Event] {
    client?.wait().compactMap { event(for: $0) } ?? []
  }

  private mutating func event(for outcome: HTTPOutcome) -> Event? {
    guard let question = open.removeValue(forKey: outcome.id) else { return nil }
    do throws(Failure) {
      // First what changes the pages, and then what looks for its number among them.
      let bytes = try bytes(question, outcome.result)
      return .loaded(try page(question, bytes), id: outcome.id)
    } catch {
      lastFailure = error
      return .notLoaded(reason: question.withoutName(error.message), id: outcome.id)
    }
  }

  /// What there is before anything has come.
  func nothingYet() throws(Failure) -> LoadedPage {
    let feed = try program.decodeFeed(ByteBuffer(#"{"body": []}"#), name: name.string, interner: interner)
    return LoadedPage(feed: feed, title: title, number: 0)
  }

  /// The first page, waited for.
  mutating func entry(brand: String) throws(Failure) -> LoadedPage {
    let question = HTTPQuestion(.home, from: pages[0], number: 0, home: pages[0])
    let bytes = try fetch(question, brand: brand)
    return try page(question, bytes)
  }

  /// What stands at the address, whatever it is, waited for.
  mutating func bytes(brand: String) throws(Failure) -> ByteBuffer {
    try fetch(HTTPQuestion(.home, from: pages[0], number: 0, home: pages[0]), brand: brand)
  }

  private mutating func fetch(_ question: HTTPQuestion, brand: String) throws(Failure) -> ByteBuffer {
    try ask(question, id: Self.ownRequest, brand: brand)
    open[Self.ownRequest] = nil
    guard let outcome = client?.wait().first(where: { $0.id == Self.ownRequest }) else {
      throw failure(question, "no answer has come")
    }
    return try bytes(question, outcome.result)
  }

  private mutating func bytes(
    _ question: HTTPQuestion, _ result: Result<HTTPResponse, HTTPFault>
  ) throws(Failure) -> ByteBuffer {
    switch result {
    case .failure(let fault): throw failure(question, SafeText(fault.description))
    case .success(let response):
      if let problem = HTTPAnswer(response: response).problem { throw failure(question, problem) }
      if let number = question.number, pages.indices.contains(number) {
        pages[number].base = response.address
      } else {
        let page = HTTPPage(question.address, base: response.address)
        if let number = pages.firstIndex(where: { $0.asked == page.asked }) {
          pages[number] = page
        } else {
          pages.append(page)
        }
      }
      return response.body
    }
  }

  private func page(_ question: HTTPQuestion, _ bytes: ByteBuffer) throws(Failure) -> LoadedPage {
    let number = question.number ?? pages.firstIndex { $0.asked == question.address } ?? 0
    let page = HTTPPage(question.address)
    let feed = try program.decodeFeed(bytes, name: page.name.string, interner: interner)
    return LoadedPage(feed: feed, title: page.title, number: number)
  }

  private func failure(_ question: HTTPQuestion, _ problem: SafeText) -> Failure {
    Failure(status: .unavailable, message: HTTPPage(question.address).name + ": " + problem)
  }
}
