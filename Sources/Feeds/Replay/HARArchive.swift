import FacetModel
import JSON

/// What a browser or a proxy has recorded (HTTP Archive 1.2): of all that went over the line, the responses that hold
/// feeds, and what was asked for them.
public struct HARArchive {
  public struct Exchange {
    public let request: RecordedRequest
    /// What people call it.
    public let title: String
    /// The response's body as it came.
    public let body: ByteBuffer
  }

  /// In the order in which they were recorded.
  public let exchanges: [Exchange]

  public struct Fault: Error, Hashable, Sendable {
    public let offset: Int
    public let message: String
  }

  public init(_ root: Value, interner: Interner) throws(Fault) {
    guard let entries = root["log"]?["entries"], entries.kind == .array else {
      throw Fault(offset: root.range.lowerBound, message: "a HAR has its requests under log.entries")
    }
    let decoder = FeedDecoder(interner: interner)
    exchanges = entries.elements.compactMap { entry in
      guard let request = entry["request"].flatMap(RecordedRequest.init), let body = Self.body(entry["response"]),
        (try? decoder.decode(body)) != nil
      else { return nil }
      // Ours says how it was called.
      return Exchange(request: request, title: entry["_title"]?.displayString ?? request.title, body: body)
    }
    guard !exchanges.isEmpty else {
      throw Fault(offset: entries.range.lowerBound, message: "none of these responses holds a feed")
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
    case .open(let uri):
      let fits = exchanges.map { $0.request.fit(uri) }
      guard let best = fits.compactMap(\.self).max() else { return nil }
      return next(from: current) { fits[$0] == best }
    case .next(let cursor):
      return next(from: current) { exchanges[$0].request.asks(forPage: cursor) } ?? following(current)
    case .sections(let sections, let filterQuery):
      return next(from: current) { exchanges[$0].request.asks(for: Set(sections), filterQuery: filterQuery) }
    }
  }

  /// The first one behind another that will do, or else the first one of all.
  private func next(from current: Int, where willDo: (Int) -> Bool) -> Int? {
    exchanges.indices.first { $0 > current && willDo($0) } ?? exchanges.indices.first(where: willDo)
  }

  /// Cursors may be hidden where nobody finds them: the next request for the same thing is the next page.
  private func following(_ current: Int) -> Int? {
    let path = exchanges[current].request.path
    return exchanges.indices.first {
      $0 > current && exchanges[$0].request.path == path && exchanges[$0].request.isFurther
    }
  }
}
