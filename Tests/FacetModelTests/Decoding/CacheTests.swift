import FacetModel
import Testing

/// A web page's cache: a feed among the answers to queries, with references to other entries.
struct CacheTests {
  @Test("The feed of the sample cache is found and decoded without diagnostics") func sampleCacheIsDecoded() throws {
    let feed = try decode(bytes: sample("cache.json"))
    #expect(feed.dialect == .cache)
    #expect(feed.diagnostics.map(\.message) == [])
    #expect(feed.facets.contains { !$0.children.isEmpty })
    #expect(feed.facets.allSatisfy { Capabilities.all.components[$0.component.id] != nil })
  }

  @Test("A component may be a reference, and a broken reference is noted") func componentsMayBeReferences() throws {
    let feed = try decode(
      cache(
        #"{"id":"a","childrenCount":0,"component":{"__ref":"C:row"}},{"id":"b","childrenCount":0,"component":{"__ref":"C:nothing"}}"#,
        #""C:row":{"id":"row.text","category":"row"}"#))
    #expect(outline(feed.body) == "a b")
    #expect(try feed.facet("a").component.id == "row.text")
    #expect(feed.rules == [.missingComponent, .brokenReference])
  }

  @Test("Facets and their texts may be references") func facetsMayBeReferences() throws {
    let feed = try decode(
      cache(
        #"{"__ref":"F:a"},{"__ref":"F:b"},{"__ref":"F:a"}"#,
        #""F:a":{"id":"a","component":{"id":"row.text"},"childrenCount":0,"text":{"__ref":"T:1"}}"#,
        #""F:b":{"id":"b","component":{"id":"row.text"},"childrenCount":1}"#, #""T:1":{"title":"T"}"#))
    #expect(outline(feed.body) == "b(a) a")
    #expect(feed.facets.map(\.text.title) == ["T", nil, "T"])
    #expect(feed.diagnostics.isEmpty)
  }

  @Test("References that form a circle end with a diagnostic") func circularReferencesEnd() throws {
    let feed = try decode(
      cache(
        #"{"__ref":"F:a"}"#, #""F:a":{"id":"a","component":{"id":"list.standard"},"children":[{"__ref":"F:b"}]}"#,
        #""F:b":{"id":"b","component":{"id":"list.standard"},"children":[{"__ref":"F:a"},{"__ref":"F:c"}]}"#,
        #""F:c":{"__ref":"F:c"}"#))
    #expect(outline(feed.body).hasPrefix("a(b"))
    #expect(feed.rules.contains(.brokenReference))
  }

  private func cache(_ facets: String, _ entries: String...) -> String {
    let query = #"{"feed({\"x\":1})":{"body":[{"id":"s","body":[\#(facets)]}],"page":null}}"#
    return #"{"props":{"state":{"ROOT_QUERY":\#(query),\#(entries.joined(separator: ","))}}}"#
  }
}
