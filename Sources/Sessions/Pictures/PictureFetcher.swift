import Feeds
import Glibc
import Pictures
import Reporting

/// Asks servers for pictures: a few at a time, only for those that are still wanted, and within limits.
struct PictureFetcher {
  /// A picture to ask for. A server may confirm the kept bytes by their validators.
  struct Request: Hashable {
    let address: URIReference
    var validators = HTTPValidators()
  }

  typealias Answer = Result<HTTPResponse, PictureFault>

  private let certificates: String?
  private let limits: HTTPLimits
  var servers: PictureServers {
    didSet { client?.change(PictureRule(servers: servers)) }
  }
  /// Made with the first request.
  private var client: HTTPClient?
  private var open: [URIReference: Int] = [:]
  /// The answers that no picture has been made of yet.
  private var answers: [URIReference: Answer] = [:]
  private var asked: Set<URIReference> = []
  private var lastID = 0

  /// The most requests at once. Answers that wait for the decoder count, so that they do not fill the memory.
  static let mostOpen = 6
  /// The most pictures that the servers are asked for on a page.
  static let mostOnPage = 500

  static var usualLimits: HTTPLimits {
    var limits = HTTPLimits()
    limits.bytes = 8 << 20
    limits.milliseconds = 10_000
    limits.redirects = 3
    return limits
  }

  init(servers: PictureServers, certificates: String? = nil, limits: HTTPLimits = Self.usualLimits) {
    self.servers = servers
    self.certificates = certificates
    self.limits = limits
  }

  /// Counts the pictures of a new page.
  mutating func beginPage() {
    asked = []
  }

  /// Asks for these pictures in their order, and calls off all others.
  mutating func want(_ requests: [Request]) {
    let wanted = Set(requests.map(\.address))
    for (address, id) in open where !wanted.contains(address) {
      client?.cancel(id)
      open[address] = nil
    }
    answers = answers.filter { wanted.contains($0.key) }
    for request in requests where open.count + answers.count < Self.mostOpen {
      if open[request.address] == nil, answers[request.address] == nil { begin(request) }
    }
  }

  private mutating func begin(_ request: Request) {
    if let objection = objection(to: request.address) {
      answers[request.address] = .failure(PictureFault(objection))
      return
    }
    guard asked.contains(request.address) || asked.count < Self.mostOnPage else {
      answers[request.address] = .failure(.tooManyPictures)
      return
    }
    do throws(HTTPFault) {
      let client = try theClient()
      asked.insert(request.address)
      lastID += 1
      open[request.address] = lastID
      client.get(request.address, headers: Self.headers + request.validators.headers, id: lastID)
    } catch {
      answers[request.address] = .failure(PictureFault(error))
    }
  }

  /// The headers of every request. A picture gets no other header, and no cookie.
  private static let headers = [
    HTTPHeader("User-Agent", "facet/\(ProgramContext.version)"),
    HTTPHeader("Accept", "image/avif,image/webp,image/png,image/jpeg,image/gif"),
  ].compactMap(\.self)

  private mutating func theClient() throws(HTTPFault) -> HTTPClient {
    if let client { return client }
    var settings = HTTPSettings(PictureRule(servers: servers))
    settings.certificates = certificates
    settings.limits = limits
    let client = try HTTPClient(settings)
    self.client = client
    return client
  }

  /// Proceeds as far as possible without waiting.
  mutating func proceed() {
    for outcome in client?.proceed() ?? [] {
      guard let address = open.first(where: { $0.value == outcome.id })?.key else { continue }
      open[address] = nil
      answers[address] = outcome.result.mapError { PictureFault($0) }.flatMap { response in
        [200, 304].contains(response.status) ? .success(response) : .failure(.answered(status: response.status))
      }
    }
  }

  func hasAnswer(_ address: URIReference) -> Bool { answers[address] != nil }

  /// Returns the reason why a picture may not be asked for.
  func objection(to address: URIReference) -> HTTPFault? {
    PictureRule(servers: servers).objection(to: address, from: nil)
  }

  /// Takes the answer of a server, if it has come.
  mutating func takeAnswer(_ address: URIReference) -> Answer? { answers.removeValue(forKey: address) }

  /// The number of requests that have no answer yet.
  var openCount: Int { open.count }
  var descriptors: [pollfd] { client?.descriptors ?? [] }
  var millisecondsLeft: Int? { client?.millisecondsLeft }
}
