import FacetModel
import JSON
import Testing

/// The limits of a feed. Everything above a limit is reported.
struct LimitTests {
  @Test("Too many children are kept, with a warning") func manyChildrenAreKeptWithAWarning() throws {
    let limits = FeedLimits { $0.children = 3 }
    let children = ["a", "b", "c", "d"].map { node($0, "card.tile") }
    let feed = try decode("[\n  \(node("p", "carousel.tiles", children.joined(separator: ",")))]", limits: limits)
    #expect(outline(feed.body) == "p(a b c d)")
    #expect(feed.rules == [.manyChildren])
    #expect(Rule.manyChildren.severity == .warning)
    #expect(feed.places(of: .manyChildren) == ["2:3"])
    let fewer = try decode(node("p", "carousel.tiles", children.prefix(3).joined(separator: ",")), limits: limits)
    #expect(fewer.diagnostics.isEmpty)
  }

  @Test(
    "Facets above the limit are left out with a diagnostic",
    arguments: [
      (#"[{"id":"a","component":{"id":"x"}},{"id":"b","component":{"id":"x"}}]"#, "a b", false),
      (
        #"[{"id":"a","component":{"id":"x"}},{"id":"b","component":{"id":"x"}},{"id":"c","component":{"id":"x"}}]"#,
        "a b", true
      ),
    ])
  func facetsAboveTheLimitAreLeftOut(_ json: String, _ expected: String, _ isReported: Bool) throws {
    let feed = try decode(json, limits: FeedLimits { $0.facets = 2 })
    #expect(outline(feed.body) == expected)
    #expect(feed.rules == (isReported ? [.tooManyFacets] : []))
  }

  @Test("Nested facets count towards the limit") func nestedFacetsCount() throws {
    let feed = try decode(
      node("a", "x", node("b", "x", node("c", "x", node("d", "x")), node("e", "x"))),
      limits: FeedLimits { $0.facets = 3 })
    #expect(outline(feed.body) == "a(b(c))")
    // The rest is left out with a single diagnostic.
    #expect(feed.rules == [.tooManyFacets])
  }

  @Test("The limit of facets applies to the whole page") func facetLimitCoversTheWholePage() throws {
    let row = { (id: String) in "[\(node(id, "x"))]" }
    let feed = try decode(
      #"{"header":\#(row("a")),"body":[{"id":"s","body":\#(row("b"))},{"id":"t","body":\#(row("c"))}],"#
        + #""footer":\#(row("d"))}"#,
      limits: FeedLimits { $0.facets = 3 })
    #expect(feed.facetCount == 3)
    #expect(feed.rules == [.tooManyFacets])
  }

  @Test("A long string is noted and cut for display, and the source keeps it whole")
  func longStringsAreCutForDisplay() throws {
    let limits = FeedLimits { $0.reading.stringBytes = 20 }
    let title = String(repeating: "é", count: 11)
    let feed = try decode(article(#"{"id":"a","component":{"id":"x"},"text":{"title":"\#(title)"}}"#), limits: limits)
    #expect(feed.body.first?.text.title == String(repeating: "é", count: 10))
    #expect(feed.body.first?.source["text"]?["title"]?.string == title)
    #expect(feed.rules == [.longString])
    #expect(feed.diagnostics.first?.message.contains("22") == true)
  }

  @Test("A document above the size limit is refused") func tooLargeDocumentsAreRefused() throws {
    let error = #expect(throws: FeedError.self) {
      try decode(#"{"body":[]}"#, limits: FeedLimits { $0.reading.bytes = 10 })
    }
    guard case .syntax(let cause)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.reason == .tooLarge(limit: 10))
  }

  @Test("Diagnostics of a rule above the limit are counted but not kept")
  func diagnosticsAboveTheLimitAreCounted() throws {
    let faults = Array(repeating: #"{"id":"a"}"#, count: 5).joined(separator: ",")
    let feed = try decode(article("1,2,\(faults)"), limits: FeedLimits { $0.diagnosticsPerRule = 3 })
    #expect(feed.diagnosticCounts == [.missingComponent: 5, .notAFacet: 2, .duplicateID: 1])
    #expect(feed.rules.filter { $0 == .missingComponent }.count == 3)
    #expect(feed.rules.filter { $0 == .notAFacet }.count == 2)
  }

  @Test("The limits have their documented values") func limitsAreAsDocumented() {
    let limits = FeedLimits()
    #expect(limits.reading.bytes == 1_073_741_824)
    #expect(limits.reading.depth == 512)
    #expect(limits.reading.stringBytes == 1_048_576)
    #expect(limits.facets == 4_194_304)
    #expect(limits.children == 100_000)
  }
}

extension FeedLimits {
  init(_ change: (inout FeedLimits) -> Void) {
    self.init()
    change(&self)
  }
}
