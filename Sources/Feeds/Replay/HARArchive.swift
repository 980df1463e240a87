import FacetModel
import JSON
import Wording

/// What a browser or a proxy has recorded (HTTP Archive 1.2): of all that went over the line, the responses that hold
/// feeds, and what was asked for them.
public struct HARArchive {
  public struct Exchange {
    public let request: RecordedRequest
    /// What people call it.
    public let title: String
    /// The response's body as it came.
    public let body: ByteBuffer
    /// The number of its entry in the archive, and the byte of the entry's body at which this one begins: answers that
    /// came together stand in one.
    public let entry: Int
    public let start: Int
  }

  /// In the order in which they were recorded.
  public let exchanges: [Exchange]

  public struct Fault: Error, Hashable, Sendable {
    public let offset: Int
    public let message: Message
  }

  public init(_ root: Value, interner: Interner) throws(Fault) {
    guard let entries = root["log"]?["entries"], entries.kind == .array else {
      throw Fault(offset: root.range.lowerBound, message: Message { $0.archiveNeedsEntries })
    }
    let decoder = FeedDecoder(interner: interner)
    exchanges = entries.elements.enumerated().flatMap { number, entry -> [Exchange] in
      guard let body = Self.body(entry["response"]), let request = entry["request"].flatMap(RecordedRequest.init) else {
        return []
      }
      return Self.parts(of: request, answeredBy: body).compactMap { request, body, start in
        guard (try? decoder.decode(body)) != nil else { return nil }
        // Ours says how it was called.
        return Exchange(
          request: request, title: entry["_title"]?.displayString ?? request.title, body: body, entry: number,
          start: start)
      }
    }
    guard !exchanges.isEmpty else {
      throw Fault(offset: entries.range.lowerBound, message: Message { $0.archiveWithoutFeed })
    }
  }

  /// Operations that were sent together are answered together: each gets its own answer. An answer that is no such list
  /// stays whole.
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

  /// Scripts and pictures are not even looked at.
  private static func body(_ response: Value?) -> ByteBuffer? {
    guard let content = response?["content"], let text = content["text"]?.string else { return nil }
    let isEncoded = content["encoding"]?.string == "base64"
    guard let bytes = isEncoded ? Base64Text.decode(text) : Array(text.utf8) else { return nil }
    guard let first = bytes.first(where: { $0 > 0x20 }), "{[<".utf8.contains(first) else { return nil }
    return ByteBuffer(bytes)
  }

  /// The number of what answers a request made on a page that came with another exchange. Where several do, the next
  /// one that was recorded does.
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

  /// The exchange that fits best; of several the first one behind another, or else the first one of all. With `likeIt`
  /// requests for the same thing as the current one come first, and other operations do not count.
  private func best(from current: Int, likeIt: Bool = false, fit: (RecordedRequest) -> Int?) -> Int? {
    let fits = exchanges.map { exchange -> Int? in
      guard let fit = fit(exchange.request) else { return nil }
      guard likeIt else { return fit }
      return exchange.request.likeness(to: exchanges[current].request).map { $0 << 8 + fit }
    }
    guard let best = fits.compactMap(\.self).max() else { return nil }
    return fits.indices.first { $0 > current && fits[$0] == best } ?? fits.firstIndex(of: best)
  }

  /// Cursors may be hidden where nobody finds them: the next request for the same thing is the next page.
  private func following(_ current: Int) -> Int? {
    let asking = exchanges[current].request
    return exchanges.indices.first {
      $0 > current && exchanges[$0].request.path == asking.path && exchanges[$0].request.likeness(to: asking) != nil
        && exchanges[$0].request.isFurther
    }
  }
}
