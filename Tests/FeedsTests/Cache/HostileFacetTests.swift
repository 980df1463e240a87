import FacetModel
import JSON
import TestSupport
import Testing

@testable import Feeds

/// Facets that no backend would send, and rows that the program would never write.
struct HostileFacetTests {
  private let world: CacheWorld

  init() throws {
    world = try CacheWorld()
  }

  @Test("The first ten thousand facets of a very large answer are listed, and the answer is kept whole")
  func manyFacets() throws {
    let cache = try world.cache(limit: 1 << 28)
    let rows = (0..<30_000).map { #"{"id":"r\#($0)","component":{"id":"row.text"},"text":{"title":"many"}}"# }
    let text = #"{"body": [{"id": "list", "body": [\#(rows.joined(separator: ","))]}]}"#
    try world.keep(text: text, as: "many", in: cache)
    #expect(try cache.connection.number("SELECT count(*) FROM facets") == ResponseCache.mostFacets)
    #expect(try cache.answer(to: world.key("many"))?.body.count == text.utf8.count)
    let found = try cache.find("many")
    #expect(found.facets.count == 1000 && found.more == 9000)
  }

  @Test("A facet with an id of megabytes is not listed, and the facets beside it are")
  func longNames() throws {
    let cache = try world.cache(limit: 1 << 26)
    let long = String(repeating: "n", count: 2 << 20)
    try world.keep([Row(long), Row("short"), Row(String(repeating: "m", count: 512))], as: "page", in: cache)
    #expect(try cache.connection.number("SELECT count(*) FROM facets") == 2)
    #expect(try cache.find("short").facets.count == 1)
  }

  @Test("A facet with megabytes of content is listed without its content")
  func largeContent() throws {
    let cache = try world.cache(limit: 1 << 26)
    for letter in ["x", "y"] {
      let large = String(repeating: letter, count: 1 << 20)
      let row =
        #"{"id": "a", "component": {"id": "row.text"}, "text": {"title": "t"}, "custom": {"blob": "\#(large)"}}"#
      try world.keep(text: #"{"body": [{"id": "s", "body": [\#(row)]}]}"#, as: "page", in: cache)
    }
    let history = try cache.history(of: "a")
    #expect(history.map(\.json.isEmpty) == [true, true])
    #expect(try cache.find("t").facets.count == 1)
  }

  @Test(
    "NULs, quotes, escapes and lone surrogates in ids and texts are kept as they are",
    arguments: [
      #"nul\u0000in it"#, #"quote\"and\\slash"#, #"\u001b[31mred"#, #"half \ud800"#, "' OR 1=1 --", "%", "_", "*", "",
    ])
  func oddNames(spelled: String) throws {
    let cache = try world.cache()
    try world.keep([Row(spelled, title: "text " + spelled), Row("plain", title: "plain")], as: "page", in: cache)
    let all = try cache.find("text").facets
    #expect(all.count == 1)
    let id = try #require(all.first?.id)
    if id.isEmpty { return }
    #expect(try cache.find(id).facets.first?.hasID == true)
    let json = try #require(try cache.history(of: id).first?.json)
    let read = try Document.read(ByteBuffer(json), interner: .forFeeds())
    #expect(read.root["id"]?.string == id)
  }

  @Test("Facets are listed even when they nest 150 levels deep")
  func deepNesting() throws {
    let cache = try world.cache(limit: 1 << 24)
    var json = ""
    for depth in 0..<150 { json += #"{"id":"d\#(depth)","component":{"id":"list.standard"},"children":["# }
    json += String(repeating: "]}", count: 150)
    try world.keep(text: #"{"body": [{"id": "s", "body": [\#(json)]}]}"#, as: "deep", in: cache)
    #expect(try cache.find("d149").facets.count == 1)
  }

  @Test(
    "Rows that another program has changed can be searched, replaced and pruned",
    arguments: [
      "number = 9223372036854775807", "size = 9223372036854775807", "first = 'x'", "last = -9223372036854775808",
      "json = 'no JSON'", "json = x'00ff'", "words = x'80ff00'", "id = x'ff'", "place = 'x'", "hash = 1e300",
      "words = zeroblob(3000000)",
    ])
  func changedRows(change: String) throws {
    try world.keep([Row("a", title: "one")], as: "page", in: try world.cache())
    try SQLiteFile.run("UPDATE facets SET \(change)", on: world.path)
    let cache = try world.cache()
    _ = try cache.find("a")
    _ = try cache.find("one")
    _ = try cache.history(of: "a")
    try world.keep([Row("a", title: "two"), Row("b", title: "three")], as: "page", in: cache)
    #expect(try cache.find("three").facets.count == 1)
    _ = try cache.prune(to: 0)
    #expect(try cache.connection.number("SELECT count(*) FROM facets") == 0)
  }
}
