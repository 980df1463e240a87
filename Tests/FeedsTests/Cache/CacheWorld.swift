import FacetModel
import JSON
import TestSupport
import Testing

@testable import Feeds

/// A cache in a temporary folder, whose clock advances by a second at each reading.
struct CacheWorld {
  let folder: TemporaryFolder
  var path: String { folder.path("facet/cache.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  func cache(limit: Int = 1 << 20, from start: Int = 1_000_000) throws -> ResponseCache {
    var now = start
    return try ResponseCache(
      path: path, limit: limit,
      clock: {
        now += 1000
        return now
      })
  }

  func key(_ name: String) -> RequestKey {
    RequestKey(URIReference("https://feeds.example/\(name)"), headers: [], brand: "any")
  }

  func keep(_ rows: [Row], as name: String, in cache: ResponseCache, for key: RequestKey? = nil) throws {
    let rows = rows.map(\.json).joined(separator: ",")
    try keep(text: #"{"body": [{"id": "list", "body": [\#(rows)]}]}"#, as: name, in: cache, for: key)
  }

  func keep(text: String, as name: String, in cache: ResponseCache, for key: RequestKey? = nil) throws {
    let feed = try FeedDecoder(interner: .forFeeds()).decode(ByteBuffer(text))
    let response = HTTPResponse(
      address: URIReference("https://feeds.example/\(name)"), status: 200, body: ByteBuffer(text), mayBeKept: true)
    try cache.keep(response, for: key ?? self.key(name), listing: FacetListing(feed))
  }
}

/// A row of a list, as a backend sends it.
struct Row {
  let json: String

  init(_ id: String, title: String = "", logged: String = "") {
    json =
      #"{"id": "\#(id)", "component": {"id": "row.text", "category": "row"}, "text": {"title": "\#(title)"}, "#
      + #""logging": {"request": "\#(logged)"}}"#
  }
}
