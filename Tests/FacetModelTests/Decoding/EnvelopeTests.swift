import FacetModel
import Testing
import Wording

/// The envelopes in which a response may wrap its facets.
struct EnvelopeTests {
  private static let row = #"{"id":"a","component":{"id":"row.text","category":"row"},"text":{"title":"T"}}"#

  @Test(
    "The facet is found in every known envelope",
    arguments: [
      #"{"sections":[{"id":"s","header":[],"body":[\#(row)]}],"page":{}}"#,
      #"{"body":[{"id":"s","body":[\#(row)]}]}"#,
      #"{"data":{"anyOperation":{"body":[{"id":"s","body":[\#(row)]}]}}}"#,
      #"{"data":{"__typename":"Query","other":null,"feed":{"body":[{"id":"s","body":[\#(row)]}]}}}"#,
      #"{"id":"s","body":[\#(row)]}"#,
      #"[{"id":"s","body":[\#(row)]}]"#,
      #"{"body":[{"id":"s","header":["junk"],"body":[\#(row)]}]}"#,
      #"{"body":[{"id":"empty"},{"id":"s","body":[\#(row)]}]}"#,
      #"{"body":[{"id":"s","body":[\#(row)]}],"sections":[]}"#,
      #"{"body":[{"id":"s","body":[\#(row)]}],"sections":"none","page":{"next":null}}"#,
      row, "[\(row)]", "  [null, \(row)] ",
      "\u{FEFF}\(row)",
    ])
  func facetIsFoundInEveryEnvelope(_ json: String) throws {
    let facet = try #require(try decode(json).body.first)
    #expect(facet.id == "a")
    #expect(facet.component.id == "row.text")
    #expect(facet.component.category == "row")
    #expect(facet.text.title == "T")
  }

  /// A string of JSON that holds a text.
  private static func string(_ text: String) -> String {
    "\"" + text.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#) + "\""
  }

  @Test(
    "The facet is found in a feed that stands in a string, as gateways and logs write it",
    arguments: [
      string(#"{"body":[{"id":"s","body":[\#(row)]}]}"#),
      #"{"statusCode":200,"headers":{"x":"{}"},"body":"# + string(#"{"body":[{"id":"s","body":[\#(row)]}]}"#) + "}",
      #"{"data":{"feed":"# + string(#"{"body":[{"id":"s","body":[\#(row)]}]}"#) + "}}",
      #"{"data":{"feed":{"payload":"# + string("  [\(row)] ") + "}}}",
      #"{"message":"#
        + string(#"{"body":"# + string(#"{"data":{"home":{"body":[{"id":"s","body":[\#(row)]}]}}}"#) + "}") + "}",
    ])
  func facetIsFoundInAString(_ json: String) throws {
    let feed = try decode(json)
    let facet = try #require(feed.sections.first?.body.first)
    #expect(facet.id == "a" && facet.text.title == "T")
    #expect(feed.diagnostics == [])
  }

  @Test(
    "A string that holds no feed is no feed, however many there are",
    arguments: [
      #"{"body":"{}"}"#, #"{"body":"[]"}"#, #"{"body":"{\"a\":"}"#, #""{}""#,
      "[" + Array(repeating: #""{\"a\":\"{}\"}""#, count: 10_000).joined(separator: ",") + "]",
    ])
  func otherStringsHoldNoFeed(_ json: String) {
    #expect(throws: FeedError.self) { try decode(json) }
  }

  @Test("The lists of the page and the lists of its sections stay separate")
  func listsOfPageAndSectionsAreSeparate() throws {
    func row(_ id: String) -> String { #"[{"id":"\#(id)","component":{"id":"row.text"}}]"# }
    let feed = try decode(
      #"{"header":\#(row("top")),"body":[{"id":"Search Results","header":\#(row("head")),"body":\#(row("b")),"footer":"#
        + #"\#(row("foot"))},{"id":"t","body":\#(row("c"))}],"footer":\#(row("bottom"))}"#)
    #expect(outline(feed.header) == "top")
    #expect(outline(feed.footer) == "bottom")
    #expect(feed.sections.map(\.id) == ["Search Results", "t"])
    #expect(outline(feed.sections[0].header) == "head")
    #expect(feed.sections.map { outline($0.body) } == ["b", "c"])
    #expect(feed.sections.map { outline($0.footer) } == ["foot", ""])
    #expect(feed.diagnostics.isEmpty)
  }

  @Test("Several facets keep their order and form one section") func facetsKeepTheirOrder() throws {
    let feed = try decode(#"[{"id":"a","component":{"id":"x"}},{"id":"b","component":{"id":"x"}}]"#)
    #expect(outline(feed.body) == "a b")
    #expect(feed.sections.map(\.id) == [""])
  }

  @Test("A facet beside sections is shown in a section of its own, and reported")
  func facetBesideSectionsIsShown() throws {
    let feed = try decode(
      #"{"body":[{"id":"s","body":[\#(Self.row)]},{"id":"u","component":{"id":"row.text"}},{"id":"t","body":[]}]}"#)
    #expect(feed.sections.map(\.id) == ["s", "", "t"])
    #expect(feed.sections.map { outline($0.body) } == ["a", "u", ""])
    #expect(feed.diagnostics.map(\.rule) == [.notAFacet])
  }

  @Test("A section with a component and lists stays a section") func sectionWithComponentStaysOne() throws {
    let feed = try decode(
      #"{"body":[{"id":"s","body":[]},{"id":"t","component":{"id":"x"},"header":[\#(Self.row)]}]}"#)
    #expect(feed.sections.map(\.id) == ["s", "t"])
    #expect(outline(feed.sections[1].header) == "a")
  }

  @Test(
    "A feed whose sections have no facets is a feed",
    arguments: [#"{"id":"s","body":null}"#, #"{"id":"s","body":[null]}"#, #"{"id":"s","body":null,"header":null}"#])
  func feedWithoutFacetsIsAFeed(section: String) throws {
    for json in [#"{"body":[\#(section)]}"#, #"{"data":{"homePage":{"body":[\#(section)]}}}"#] {
      let feed = try decode(json)
      #expect(feed.sections.map(\.id) == ["s"])
      #expect(!feed.diagnostics.contains { $0.rule == .missingComponent })
    }
  }

  @Test("Several sections keep their order") func sectionsKeepTheirOrder() throws {
    let feed = try decode(#"[{"id":"z","body":[]},{"id":"a","body":[\#(Self.row)]},{"id":"f","footer":[]}]"#)
    #expect(feed.sections.map(\.id) == ["z", "a", "f"])
    #expect(feed.sections.map { outline($0.body) } == ["", "a", ""])
  }

  @Test(
    "A feed may be empty",
    arguments: [#"{"body":[]}"#, #"{"sections":[]}"#, #"{"data":{"feed":{"body":[],"page":{"next":null}}}}"#])
  func feedsMayBeEmpty(_ json: String) throws {
    let feed = try decode(json)
    #expect(feed.facetCount == 0)
    #expect(feed.sections.isEmpty)
    #expect(feed.page.next == nil)
  }

  @Test(
    "JSON without a feed is refused",
    arguments: [
      "{}", "[]", "null", "true", "12", #""text""#, "[1,2]", "[[]]", "[{}]", #"{"data":null}"#, #"{"data":{}}"#,
      #"{"data":{"feed":null}}"#, #"{"data":[]}"#, #"{"data":{"user":{"id":"7","name":"Inés"}}}"#, #"{"errors":{}}"#,
      #"{"errors":[]}"#, #"{"data":null,"errors":null}"#, #"{"body":"Hello","status":200}"#, #"{"body":[1,2]}"#,
      #"{"name":"facets","version":"1.0.0","scripts":{"test":"jest"},"files":["a.js"],"dependencies":{"x":"^1.0.0"}}"#,
      #"{"type":"FeatureCollection","features":[{"type":"Feature","id":1,"properties":{}}]}"#,
      #"[{"id":1,"text":"a post","user":{"name":"x"}},{"id":2,"text":"another"}]"#,
      #"{"content":[{"id":1}],"page":{"size":20,"number":0}}"#, #"{"title":"A book","sections":["One","Two"]}"#,
      #"{"level":"info","component":"auth","message":"signed in"}"#, #"{"header":["a","b"],"body":[["1","2"]]}"#,
    ])
  func otherJSONIsRefused(_ json: String) {
    let error = #expect(throws: FeedError.self) { try decode(json) }
    guard case .noFeed? = error else {
      Issue.record("\(json): \(String(describing: error))")
      return
    }
  }

  @Test("The error for JSON without a feed names the keys it found") func refusedJSONIsDescribed() throws {
    let error = try #require(throws: FeedError.self) { try decode(#"{"name":"facets","version":"1.0.0"}"#) }
    let message = error.message(in: .english) { _ in fatalError("nothing to locate") }.string
    #expect(message.contains("'name', 'version'"))
    #expect(error.offset == 0)
  }

  @Test("The error for invalid JSON has the offset of its fault") func invalidJSONHasAPlace() throws {
    let error = try #require(throws: FeedError.self) { try decode(#"{"body":[}"#) }
    guard case .syntax = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.offset == 9)
  }
}
