import AppCore
import FacetModel
import Feeds
import Glibc
import JSON
import Pages
import Reporting
import Text

/// Where pages come from: what was saved or recorded, which is there at once, or a server, which takes its time.
package enum Source {
  case saved(ReplaySource)
  case server(HTTPSource)
  /// What was recorded, which answers what it was asked then.
  case session(SessionSource)

  /// The first page, waited for.
  package mutating func entry(brand: String) throws(Failure) -> LoadedPage {
    switch self {
    case .saved(let source): return try source.entry()
    case .session(let source): return try source.answer(.home, from: 0)
    case .server(var source):
      defer { self = .server(source) }
      return try source.entry(brand: brand)
    }
  }

  /// All there is of saved pages; of a server the first page, which leads to the others.
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

  /// What costs nobody else anything is read before somebody goes there.
  package var answersLinksByItself: Bool {
    if case .saved(let source) = self { source.answersLinks } else { false }
  }

  /// Whether all that was ever seen can be searched.
  package var findsSeen: Bool {
    if case .server(let source) = self { source.keeper.use == .only } else { false }
  }

  /// Hosts whose pages belong to it, besides the brands' own.
  package var hosts: Set<String> {
    if case .server(let source) = self { source.hosts } else { [] }
  }

  /// What to poll, and for what.
  package var descriptors: [pollfd] {
    if case .server(let source) = self { source.descriptors } else { [] }
  }

  /// How long a poll may take at most.
  package var millisecondsLeft: Int? {
    if case .server(let source) = self { source.millisecondsLeft } else { nil }
  }

  /// How much has come of what is on its way.
  package var progress: [Event] {
    if case .server(let source) = self { source.progress } else { [] }
  }

  /// Why the last thing that did not come has not come.
  package var lastFailure: Failure? {
    if case .server(let source) = self { source.lastFailure } else { nil }
  }

  /// What a server has been asked under a number, as long as it has not answered.
  func sent(_ id: Int, brand: String) -> SentRequest? {
    if case .server(let source) = self { source.sent(id, brand: brand) } else { nil }
  }

  /// Where the first page of a server is.
  package var home: URIReference? {
    if case .server(let source) = self { source.address } else { nil }
  }

  /// What is posted for the first page of a server.
  package var posted: ByteBuffer? {
    if case .server(let source) = self { source.posted } else { nil }
  }

  /// What somebody says to a server besides, and to nobody else.
  package var ownHeaders: [HTTPHeader] {
    if case .server(let source) = self { source.ownHeaders } else { [] }
  }

  /// What has come since somebody last asked.
  package mutating func events() -> [Event] {
    guard case .server(var source) = self else { return [] }
    defer { self = .server(source) }
    return source.events()
  }

  /// What comes next, however long that takes; nothing where nothing is on its way.
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
      return try source.answer(request, from: page)
    case .session(let source):
      return try source.answer(request, from: page)
    case .server(var source):
      defer { self = .server(source) }
      return try source.answer(request, id: id, from: page, brand: brand)
    }
  }

  /// What has come and is not in the cache yet, before the program ends.
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
