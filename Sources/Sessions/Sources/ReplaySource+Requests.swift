import AppCore
import FacetModel
import Feeds
import Pages
import Reporting
import Text

/// The requests of the session, as the inspector lists them.
extension ReplaySource {
  package mutating func takeRequestFacts() -> [RequestFacts] {
    defer { requestFacts = [] }
    return requestFacts
  }

  /// The first page, which is loaded before the app begins.
  var firstFacts: RequestFacts {
    RequestFacts(id: 0, address: address(of: pages[0].name), use: .firstPage, origin: origin, stage: .answered)
  }

  mutating func note(_ answer: LoadedPage, _ request: FeedRequest, id: Int) {
    let body = answer.feed.document.fileBytes
    let address = pages.indices.contains(answer.number) ? address(of: pages[answer.number].name) : answer.title.string
    var facts = RequestFacts(
      id: id, address: address, use: RequestFacts.Use(request), origin: origin, stage: .answered)
    facts.bytes = body.count
    facts.body = body
    requestFacts.append(facts)
  }

  mutating func note(_ failure: Failure, _ request: FeedRequest, id: Int) {
    var facts = RequestFacts(
      id: id, address: CursorMask.masked(SafeText(request.target)).string, use: RequestFacts.Use(request),
      origin: origin, stage: .failed)
    facts.problem = failure.message.text(in: words).string
    requestFacts.append(facts)
  }

  private var origin: RequestFacts.Origin {
    switch shelf {
    case .pages: .file
    case .folder, .sample: .bundle
    case .archive: .archive
    }
  }

  private func address(of name: String) -> String { ShownAddress.text(of: shelf.address(of: name)) }
}

extension RequestFacts.Use {
  init(_ request: FeedRequest) {
    switch request {
    case .home: self = .firstPage
    case .again: self = .reload
    case .open, .operation: self = .page
    case .next: self = .furtherPage
    case .find: self = .search
    case .sections(_, filterQuery: ""): self = .section
    case .sections: self = .filter
    }
  }
}

extension FeedRequest {
  /// The words of the request that name its target; empty if it is the page itself.
  fileprivate var target: String {
    switch self {
    case .open(let uri): ShownAddress.text(of: uri)
    case .operation(let name), .find(let name): name
    case .sections(let sections, let query): sections.joined(separator: ", ") + (query.isEmpty ? "" : "?" + query)
    case .home, .again, .next: ""
    }
  }
}
