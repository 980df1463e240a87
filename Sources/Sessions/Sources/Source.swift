import AppCore
import FacetModel
import Feeds
import Glibc
import JSON
import Pages
import Pictures
import Reporting
import Text

/// The source of pages: saved or recorded responses, which answer at once, or a server.
package enum Source {
  case saved(ReplaySource)
  case server(HTTPSource)
  /// A recorded session, which answers the requests that it holds.
  case session(SessionSource)

  /// The first page, waited for if necessary.
  package mutating func entry(brand: String) throws(Failure) -> LoadedPage {
    switch self {
    case .saved(let source): return try source.entry()
    case .session(let source): return try source.answer(.home, from: 0)
    case .server(var source):
      defer { self = .server(source) }
      return try source.entry(brand: brand)
    }
  }

  /// All pages of saved responses, joined; for a server the first page.
  package mutating func wholePage(brand: String) throws(Failure) -> LoadedPage {
    if case .saved(let source) = self { return try source.wholePage() }
    return try entry(brand: brand)
  }

  package func furtherPages() throws(Failure) -> [Feed] {
    if case .saved(let source) = self { try source.furtherPages() } else { [] }
  }

  package var openFiles: [(number: Int, path: String)] {
    if case .saved(let source) = self { source.openFiles } else { [] }
  }

  /// Whether links may be read ahead without asking, because that costs no server anything.
  package var answersLinksByItself: Bool {
    if case .saved(let source) = self { source.answersLinks } else { false }
  }

  /// Returns the pictures that may be loaded, also from the hosts that the user has named.
  package func pictureReach(hosts: Set<String> = []) -> PictureReach {
    switch self {
    case .saved(let source): return source.pictures.reach.loading(from: PictureServers(hosts: hosts))
    case .server(let source):
      var servers = source.pictureServers
      servers.hosts.formUnion(hosts)
      return PictureReach(servers: servers)
    case .session: return .none
    }
  }

  /// Returns the address of a picture at a server; `nil` if the picture is saved or in the feed itself.
  func pictureAddress(_ address: String, of page: Int?) -> URIReference? {
    if address.utf8.starts(with: "data:".utf8) { return nil }
    switch self {
    case .saved(let source): return source.pictures.reach.holds(address) ? nil : URIReference(address)
    case .server(let source): return source.pictureAddress(address, of: page)
    case .session: return nil
    }
  }

  /// Returns the bytes of a picture. `page` is the number of the page that a relative address belongs to.
  func picture(at address: String, of page: Int?) -> Result<[UInt8], PictureFault> {
    if case .saved(let source) = self { return source.picture(at: address, of: page) }
    return DataAddress.bytes(of: address).map { .success($0) } ?? .failure(.missing)
  }

  /// Whether everything that was ever seen can be searched.
  package var findsSeen: Bool {
    if case .server(let source) = self { source.keeper.use == .only } else { false }
  }

  /// The hosts whose pages belong to the source, besides those of the brands.
  package var hosts: Set<String> {
    if case .server(let source) = self { source.hosts } else { [] }
  }

  /// The descriptors to poll.
  package var descriptors: [pollfd] {
    if case .server(let source) = self { source.descriptors } else { [] }
  }

  /// The longest time that a poll may wait.
  package var millisecondsLeft: Int? {
    if case .server(let source) = self { source.millisecondsLeft } else { nil }
  }

  /// The bytes received for open requests.
  package var progress: [Event] {
    if case .server(let source) = self { source.progress } else { [] }
  }

  /// The failure of the last request that failed.
  package var lastFailure: Failure? {
    if case .server(let source) = self { source.lastFailure } else { nil }
  }

  /// The request to a server with this id, if it has no response yet.
  func sent(_ id: Int, brand: String) -> SentRequest? {
    if case .server(let source) = self { source.sent(id, brand: brand) } else { nil }
  }

  /// The address of a server's first page.
  package var home: URIReference? {
    if case .server(let source) = self { source.address } else { nil }
  }

  /// The body that is posted for a server's first page.
  package var posted: ByteBuffer? {
    if case .server(let source) = self { source.posted } else { nil }
  }

  /// The user's headers, which only this server gets.
  package var ownHeaders: [HTTPHeader] {
    if case .server(let source) = self { source.ownHeaders } else { [] }
  }

  /// The events since the last call.
  package mutating func events() -> [Event] {
    guard case .server(var source) = self else { return [] }
    defer { self = .server(source) }
    return source.events()
  }

  /// Waits for the next events; returns none without an open request.
  package mutating func wait() -> [Event] {
    guard case .server(var source) = self else { return [] }
    defer { self = .server(source) }
    return source.wait()
  }
}

extension Source: PageSource {
  package mutating func answer(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure)
    -> LoadedPage?
  {
    switch self {
    case .saved(var source):
      defer { self = .saved(source) }
      return try source.answer(request, id: id, from: page, brand: brand)
    case .session(let source):
      return try source.answer(request, from: page)
    case .server(var source):
      defer { self = .server(source) }
      return try source.answer(request, id: id, from: page, brand: brand)
    }
  }

  package mutating func takeRequestFacts() -> [RequestFacts] {
    switch self {
    case .saved(var source):
      defer { self = .saved(source) }
      return source.takeRequestFacts()
    case .server(var source):
      defer { self = .server(source) }
      return source.takeRequestFacts()
    case .session: return []
    }
  }

  /// Keeps responses that are not in the cache yet, before the program ends.
  mutating func keepWhatHasCome() {
    guard case .server(var source) = self else { return }
    source.keepWhatHasCome()
    self = .server(source)
  }

  package mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String) {
    switch self {
    case .saved(var source):
      source.prefetch(request, from: page)
      self = .saved(source)
    case .server(var source):
      source.prefetch(request, from: page, brand: brand)
      self = .server(source)
    case .session: break
    }
  }

  package mutating func become(_ version: SemanticVersion) {
    guard case .server(var source) = self else { return }
    source.become(version)
    self = .server(source)
  }

  package mutating func cancel(_ id: Int) {
    guard case .server(var source) = self else { return }
    source.cancel(id)
    self = .server(source)
  }
}
