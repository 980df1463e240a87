import FacetModel
import JSON
import Text
import Wording

/// The responses with feeds in a network archive of a browser or proxy (HTTP Archive 1.2), with their requests.
public struct HARArchive {
  public struct Exchange {
    public let request: RecordedRequest
    /// The title of the response for the user.
    public let title: String
    /// The body of the response as it was received.
    public let body: ByteBuffer
    /// The number of the entry in the archive, and the offset of this body in the entry's body. Answers to operations
    /// that were sent together share an entry.
    public let entry: Int
    public let start: Int
    /// The names of the feeds in the body.
    let feeds: [String]
  }

  /// The exchanges in the order of the recording.
  public let exchanges: [Exchange]
  /// The requests for a page of an exchange, for more of it, or for the target of a link that were answered by an error.
  /// Parts of pages are errors, too.
  public let refusals: [Refusal]
  /// The other requests whose answers are errors in words, or cut off. They may have asked for something that is no page.
  public let otherRefusals: [Refusal]
  /// The pictures of the archive by their addresses, as the values that hold their bytes in base64.
  private let pictures: [String: Value]

  public struct Fault: Error, Sendable {
    public let offset: Int
    public let message: Message
    /// The errors among the answers, if none of them holds a feed.
    public var refusals: [Refusal] = []
  }

  public init(_ root: Value, interner: Interner) throws(Fault) {
    guard let entries = root["log"]?["entries"], entries.kind == .array else {
      throw Fault(offset: root.range.lowerBound, message: Message { $0.archiveNeedsEntries })
    }
    let decoder = FeedDecoder(interner: interner)
    var exchanges: [Exchange] = []
    var refusals: [Refusal] = []
    var links = LinkPaths()
    for (number, entry) in entries.elements.enumerated() {
      guard let request = entry["request"].flatMap(RecordedRequest.init), let response = entry["response"] else {
        continue
      }
      // Archives that facet has exported hold the title of the page, also of one that failed.
      let title = entry["_title"]?.displayString
      let parts = Self.body(response).map { Self.parts(of: request, answeredBy: $0) } ?? [(request, ByteBuffer(""), 0)]
      for (request, body, start) in parts {
        do throws(FeedError) {
          let feed = try decoder.decode(body)
          links.add(feed, answering: request)
          exchanges.append(
            Exchange(
              request: request, title: title ?? request.title, body: body, entry: number, start: start,
              feeds: [feed.operation].compactMap(\.self) + feed.others.map(\.name)))
        } catch {
          guard request.asksForContent else { continue }
          refusals += Refusal(of: request, titled: title, in: response, entry: number, body, error).map { [$0] } ?? []
        }
      }
    }
    self.exchanges = exchanges
    let subjects = exchanges.reduce(into: Set<String>()) { $0.formUnion($1.request.subjects) }
    let concernsPage: (Refusal) -> Bool = { refusal in
      refusal.holdsFacets || refusal.isTitled || !refusal.request.subjects.isDisjoint(with: subjects)
        || links.lead(to: refusal.request)
    }
    self.refusals = refusals.filter(concernsPage)
    otherRefusals = refusals.filter { !concernsPage($0) && !$0.isStatusAlone }
    pictures = Self.pictures(of: entries)
    guard !exchanges.isEmpty else {
      // Browsers record every call of a page, and some fail that have nothing to do with feeds.
      let telling = refusals.filter { !$0.isStatusAlone || $0.isTitled }
      throw Fault(
        offset: telling.first?.offset ?? entries.range.lowerBound,
        message: telling.first?.message ?? Message { $0.archiveWithoutFeed }, refusals: telling)
    }
  }

  private static func pictures(of entries: Value) -> [String: Value] {
    var pictures: [String: Value] = [:]
    for entry in entries.elements {
      guard let content = entry["response"]?["content"], content["encoding"]?.string == "base64",
        content["mimeType"]?.string?.hasPrefix("image/") == true, let text = content["text"],
        let address = entry["request"]?["url"]?.string
      else { continue }
      pictures[address] = pictures[address] ?? text
    }
    return pictures
  }

  public var pictureAddresses: Set<String> { Set(pictures.keys) }

  /// Returns the bytes of a picture; `nil` if the archive has none at this address.
  public func picture(at address: String) -> [UInt8]? {
    pictures[address]?.string.flatMap(Base64.decode)
  }

  /// Returns the parts of a batch: each operation with its own answer. A body that is not a list with an answer for
  /// each operation stays whole.
  private static func parts(
    of request: RecordedRequest, answeredBy body: ByteBuffer
  ) -> [(request: RecordedRequest, body: ByteBuffer, start: Int)] {
    guard request.isBatch, let root = (try? Document.read(body, interner: Interner()))?.root else {
      return [(request, body, 0)]
    }
    let answers = root.elements.map(\.range)
    let parts = request.parts
    guard !parts.isEmpty, answers.count == parts.count else { return [(request, body, 0)] }
    return zip(parts, answers).map { part, range in
      (part, body.withUnsafeBytes(in: range) { ByteBuffer($0) }, range.lowerBound)
    }
  }

  /// Returns the body of a response that may hold a feed. Scripts and pictures are skipped by their first byte.
  private static func body(_ response: Value?) -> ByteBuffer? {
    guard let content = response?["content"], let text = content["text"]?.string else { return nil }
    let isEncoded = content["encoding"]?.string == "base64"
    guard let bytes = isEncoded ? Base64.decode(text) : Array(text.utf8) else { return nil }
    let body = ByteBuffer(bytes)
    guard let first = bytes.first(where: { $0 > 0x20 }) else { return nil }
    return "{[<".utf8.contains(first) || RowStream.begins(body) ? body : nil
  }

  /// Returns the number of the exchange that answers a request of the page of another exchange. Of several that match
  /// equally, the next recorded one answers.
  public func number(answering request: FeedRequest, from current: Int) -> Int? {
    switch request {
    case .home: return 0
    case .again, .operation: return current
    case .find: return nil
    case .open(let uri):
      return best(from: current) { $0.fit(uri) }
        ?? LinkSubject(uri).flatMap { link in best(from: current) { $0.fit(link) } }
    case .next(let cursor):
      return best(from: current, likeIt: true) { $0.fit(page: cursor) } ?? following(current)
    case .sections(let sections, let filterQuery):
      return best(from: current, likeIt: true) { $0.fit(Set(sections), filterQuery: filterQuery) }
    }
  }

  /// Returns the exchange that fits best; of several the first after `current`, or else the first.
  /// With `likeIt`, requests for the same thing as the current one are preferred, and other operations do not count.
  private func best(from current: Int, likeIt: Bool = false, fit: (RecordedRequest) -> Int?) -> Int? {
    let fits = exchanges.map { exchange -> Int? in
      guard let fit = fit(exchange.request) else { return nil }
      guard likeIt else { return fit }
      return exchange.request.likeness(to: exchanges[current].request).map { $0 << 8 + fit }
    }
    guard let best = fits.compactMap(\.self).max() else { return nil }
    return fits.indices.first { $0 > current && fits[$0] == best } ?? fits.firstIndex(of: best)
  }

  /// Returns the next request for the same thing, which is the next page even if its cursor cannot be recognised.
  private func following(_ current: Int) -> Int? {
    let asking = exchanges[current].request
    return exchanges.indices.first {
      $0 > current && exchanges[$0].request.path == asking.path && exchanges[$0].request.likeness(to: asking) != nil
        && exchanges[$0].request.isFurther
    }
  }
}
