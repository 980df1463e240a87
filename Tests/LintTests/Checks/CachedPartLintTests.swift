import Components
import FacetModel
import JSON
import TestSupport
import Testing

@testable import Lint

/// Parts of facets that stand as entries of their own in a page's cache.
struct CachedPartLintTests {
  private static let parts: [(key: String, value: String)] = [
    ("component", #"{"id":"row.store","categry":"row"}"#),
    ("text", #"{"title":"A\u202e","subtitel":"B","description":["x"],"titleTextAttributes":{"textStyle":"NOPE"}}"#),
    ("text", #"{"title":"A","custom":[{"key":"smoke","value":"high tide"}]}"#),
    ("images", #"{"main":{"uri":"https://a.example/1","styl":"x"},"background":{"uri":"b"}}"#),
    ("events", #"{"clik":{"name":"navigate","data":"{\"uri\":\"store/1\"}"}}"#),
    ("events", #"{"click":{"name":"teleport","data":{}}}"#),
    ("custom", #"{"badges":[{"dls_tag_style":"loud","dls_tag_size":"huge"}],"price":{"unit_amount":5}}"#),
    ("layout", #"{"dls_padding":{"top":"enormous"},"omitFoter":true}"#),
    ("style", #"{"background_color":"MUD","border":{"style":"wavy"},"spacin":8}"#),
  ]

  @Test("A part in the cache has the findings that it has inside of the facet", arguments: parts.indices)
  func cachedPartsAreChecked(number: Int) throws {
    let (key, value) = Self.parts[number]
    let inside = try findings(inside: key, value)
    #expect(!inside.isEmpty)
    #expect(try findings(cached: key, value) == inside)
  }

  @Test(
    "An entry that many facets share has each finding once, also beyond the limit",
    arguments: [("component", 0, 2), ("component", 0, 500), ("text", 1, 2), ("text", 1, 500)])
  func sharedEntriesAreReportedOnce(key: String, part: Int, facets: Int) throws {
    let inside = try findings(inside: key, Self.parts[part].value).count
    let shared = (0..<facets).map { Self.facet("a\($0)", key, #"{"__ref":"P:1"}"#) }
    #expect(try count(shared, Self.parts[part].value) == inside)
    // Findings of the same rules, enough to fill each, come before or after.
    let own = (0..<300).map { Self.facet("o\($0)", key, Self.parts[part].value) }
    #expect(try count(own + shared, Self.parts[part].value) == 301 * inside)
    #expect(try count(shared + own, Self.parts[part].value) == 301 * inside)
  }

  @Test("A facet that stands on a page twice has each finding once") func repeatedFacets() throws {
    let facet = Self.facet("a", "text", #"{"title":"A","subtitel":"B"}"#)
    let page = #"{"body":[{"id":"s","body":[{"__ref":"F:1"}]},{"id":"t","body":[{"__ref":"F:1"}]}]}"#
    let cache = #"{"ROOT_QUERY":{"feed":\#(page)},"F:1":\#(facet)}"#
    #expect(try findings(cache).filter { $0.rule == .misspelledKey }.count == 1)
  }

  @Test("Facets that are written alike may refer to different entries", arguments: [["1", "2"], ["2", "1"]])
  func alikeFacets(order: [String]) throws {
    for (key, plain, faulty) in [
      ("component", #"{"id":"row.store"}"#, Self.parts[0].value), ("logging", "{}", "[1]"),
      ("text", #"{"title":"A"}"#, Self.parts[1].value),
    ] {
      let facets = order.map { Self.facet("a\($0)", key, #"{"__ref":"P:\#($0)"}"#) }.joined(separator: ",")
      let page = #"{"body":[{"id":"s","body":[\#(facets)]}]}"#
      let cache = #"{"ROOT_QUERY":{"feed":\#(page)},"P:1":\#(plain),"P:2":\#(faulty)}"#
      #expect(try !findings(cache).isEmpty, "\(key)")
    }
  }

  @Test("An entry is found through further references, up to those that decoding follows", arguments: [1, 7, 30])
  func chainedReferences(length: Int) throws {
    let chain = (1...length).map { #""P:\#($0)":{"__ref":"P:\#($0 + 1)"},"# }.joined()
    for key in ["component", "text"] {
      let page = #"{"body":[{"id":"s","body":[\#(Self.facet("a", key, #"{"__ref":"P:1"}"#))]}]}"#
      let value = #"{"id":"row.store","title":"A","categry":"row","subtitel":"B"}"#
      let found = try findings(#"{"ROOT_QUERY":{"feed":\#(page)},\#(chain)"P:\#(length + 1)":\#(value)}"#)
      #expect(found.contains { $0.rule == .misspelledKey } == (length < 8), "\(key): \(found.map(\.message))")
    }
  }

  @Test("A part whose reference decoding has refused is not checked") func refusedReferences() throws {
    let entry = #"{"badges":[\#(Array(repeating: "1", count: 100_000).joined(separator: ","))]}"#
    let facets = (0..<200).map { Self.facet("a\($0)", "custom", #"{"__ref":"P:1"}"#) }
    let feed = try feed(facets, entry)
    let refused = feed.diagnosticCounts[.brokenReference] ?? 0
    #expect(refused > 100 && (0..<200).filter { feed.tree[$0].part(.custom) == nil }.count == refused)
    #expect((0..<200).filter { feed.tree[$0].partsInCache.isEmpty }.count == refused)
  }

  private func count(_ facets: [String], _ entry: String) throws -> Int {
    try linted(try feed(facets, entry)).counts.values.reduce(0, +)
  }

  private func feed(_ facets: [String], _ entry: String) throws -> Feed {
    let page = #"{"body":[{"id":"s","body":[\#(facets.joined(separator: ","))]}]}"#
    return try decoded(#"{"ROOT_QUERY":{"feed":\#(page)},"P:1":\#(entry)}"#)
  }

  private static func facet(_ id: String, _ key: String, _ value: String) -> String {
    let others = [("component", #"{"id":"row.store"}"#), ("text", #"{"title":"A"}"#)].filter { $0.0 != key }
    return #"{"id":"\#(id)",\#(others.map { #""\#($0.0)":\#($0.1),"# }.joined())"\#(key)":\#(value)}"#
  }

  private func findings(inside key: String, _ value: String) throws -> [String] {
    try words(#"{"ROOT_QUERY":{"feed":{"body":[{"id":"s","body":[\#(Self.facet("a", key, value))]}]}}}"#)
  }

  private func findings(cached key: String, _ value: String) throws -> [String] {
    let facet = Self.facet("a", key, #"{"__ref":"P:1"}"#)
    return try words(#"{"ROOT_QUERY":{"feed":{"body":[{"id":"s","body":[\#(facet)]}]}},"P:1":\#(value)}"#)
  }

  /// The findings without their places. Two checks stand in another order where a part stands behind the page.
  private func words(_ json: String) throws -> [String] {
    try findings(json).map { "\($0.rule.code) \($0.message)" }.sorted()
  }

  private func findings(_ json: String) throws -> [Diagnostic] { try linted(try decoded(json)).inOrder }

  private func decoded(_ json: String) throws -> Feed {
    try FeedDecoder(interner: .forFeeds(), defersLogging: false).decode(ByteBuffer(json))
  }

  private func linted(_ feed: Feed) throws -> DiagnosticList {
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let memory = FindingMemory(feed.document.interner, factory: factory)
    var linter = FeedLinter(feed, for: factory.capabilities, factory: factory, memory: memory)
    return linter.findings()
  }
}
