import FacetModel
import JSON
import Testing

/// The places of diagnostics.
struct DiagnosticTests {
  private let feed = #"""
    {"body": [
      {"id": "s", "body": [
        {"id": "a", "component": {"id": "x"}, "id": "b"},
        {"id": "é", "component": {"id": "x"}, "text": {"title": "half \ud83c a pair"}},
        {"component": {"id": "x"}},
        {"id": "c"},
        {"id": "d", "component": {"id": "x"}, "childrenCount": -1},
        "not a facet",
        {"id": "c", "component": {"id": "x"}}
      ]},
      17
    ]}
    """#

  @Test(
    "Every diagnostic is placed at the key or value that it concerns",
    arguments: [
      (.duplicateKey, ["3:49"]), (.loneSurrogate, ["4:67"]), (.missingID, ["5:5"]), (.missingComponent, ["6:5"]),
      (.childrenCountMismatch, ["7:60"]), (.notAFacet, ["8:5", "11:3"]), (.duplicateID, ["9:5"]),
    ] as [(Rule, [String])])
  func diagnosticsHaveTheirPlace(_ rule: Rule, _ places: [String]) throws {
    #expect(try decode(feed).places(of: rule) == places)
  }

  @Test("Diagnostics come in the order of the text") func diagnosticsFollowTheText() throws {
    let decoded = try decode(feed)
    #expect(
      decoded.rules == [
        .duplicateKey, .loneSurrogate, .missingID, .missingComponent, .childrenCountMismatch, .notAFacet, .duplicateID,
        .notAFacet,
      ])
    #expect(decoded.facetCount == 6)
    #expect(decoded.facets.map(\.id) == ["b", "é", nil, "c", "d", "c"])
    #expect(try decoded.facet("é").text.title == "half \u{FFFD} a pair")
  }

  @Test("A byte order mark does not move the places of diagnostics") func byteOrderMarkMovesNoPlaces() throws {
    let marked = try decode("\u{FEFF}" + feed)
    #expect(marked.places(of: .duplicateKey) == ["3:49"])
    #expect(marked.places(of: .notAFacet) == ["8:5", "11:3"])
  }

  @Test("A header, body or footer that is not a list is reported", arguments: ["header", "body", "footer"])
  func listsMustBeLists(_ list: String) throws {
    let lists = ["header", "body", "footer"].map { "\"\($0)\":\($0 == list ? "7" : "[]")" }
    let feed = try decode(#"{"sections":[{"id":"s",\#(lists.joined(separator: ","))}]}"#)
    #expect(feed.rules == [.notAFacet])
    #expect(feed.facetCount == 0)
  }

  @Test("A single facet in the place of a list is a list of one") func singleFacetsAreLists() throws {
    let feed = try decode(#"{"header":{"id":"h","component":{"id":"header.page"}},"sections":[{"id":"s","body":[]}]}"#)
    #expect(outline(feed.header) == "h")
    #expect(feed.diagnostics.isEmpty)
  }

  /// Scripts and pages refer to the codes, so a code must never change its meaning.
  @Test("Every rule has a unique code, and severities are ordered") func rulesHaveUniqueCodes() {
    #expect(Set(Rule.allCases.map(\.code)).count == Rule.allCases.count)
    #expect(Rule.allCases.allSatisfy { $0.code.wholeMatch(of: /F\d{3}|must-show/) != nil })
    #expect(Rule.Severity.note < Rule.Severity.warning)
    #expect(Rule.Severity.warning < Rule.Severity.error)
  }
}
