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

  @Test("An entry that many facets share has each finding once", arguments: [2, 500])
  func sharedEntriesAreReportedOnce(facets: Int) throws {
    let all = (0..<facets).map { Self.facet("a\($0)", "component", #"{"__ref":"P:1"}"#) }.joined(separator: ",")
    let cache = #"{"ROOT_QUERY":{"feed":{"body":[{"id":"s","body":[\#(all)]}]}},"P:1":\#(Self.parts[0].value)}"#
    #expect(try findings(cache).map(\.rule) == [.misspelledKey])
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

  private func findings(_ json: String) throws -> [Diagnostic] {
    let feed = try FeedDecoder(interner: .forFeeds(), defersLogging: false).decode(ByteBuffer(json))
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    var linter = FeedLinter(feed, admission: Admission(feed.tree, for: factory.capabilities), factory: factory)
    return linter.findings().inOrder
  }
}
