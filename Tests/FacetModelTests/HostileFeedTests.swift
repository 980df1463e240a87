import FacetModel
import JSON
import TestSupport
import Testing

/// Feeds with misleading shapes. Each of them once crashed the program or took excessive time.
struct HostileFeedTests {
  private static let facet = #"{"id":"a","component":{"id":"row.text"},"text":{"title":"A"}}"#

  /// Deferred values are read into documents of their own, whose offsets differ from the file's.
  @Test(
    "A feed inside logging is not taken for the feed",
    arguments: [
      #"{"data":{"logging":{"body":[{"id":"s","body":[\#(facet)]}]}}}"#,
      #"{"a":{"logging":{"ROOT_QUERY":{"f":{"body":[{"id":"s","body":[\#(facet)]}]}}}}}"#,
      #"{"ROOT_QUERY":{"logging":{"body":[{"id":"s","body":[\#(facet)]}]}}}"#,
    ])
  func loggingIsNotAFeed(_ json: String) {
    #expect(throws: FeedError.self) { try Feed(json: json) }
  }

  @Test(
    "Facets inside logging are not taken into the feed",
    arguments: [
      #"{"display_modules":[{"type":"m","data":{"logging":[\#(facet)]}}]}"#,
      #"{"display_modules":[{"type":"m","data":{"logging":{"id":"s","body":[\#(facet)]}}}]}"#,
      #"{"ROOT_QUERY":{"f":{"page":{},"body":[{"__ref":"logging"}]}},"logging":{"id":"s","body":[\#(facet)]}}"#,
      #"{"ROOT_QUERY":{"f":{"body":[{"id":"s","body":[{"__ref":"logging"}]}]}},"logging":\#(facet)}"#,
    ])
  func loggingHoldsNoFacets(_ json: String) throws {
    let feed = try Feed(json: json)
    #expect(feed.sections.allSatisfy { $0.body.allSatisfy { $0.component.id.isEmpty } })
  }

  /// References nest facets without nesting JSON.
  @Test("A chain of 60,000 references is cut at the depth limit with one diagnostic")
  func longChainsOfReferencesAreCut() throws {
    let length = 60_000
    let entries = (0..<length).map {
      #""\#($0)":{"id":"a","component":{"id":"c"},"children":[{"__ref":"\#($0 + 1)"}]}"#
    }
    let body = #"{"body":[{"id":"s","body":[{"__ref":"0"}]}]}"#
    let feed = try Feed(json: #"{"ROOT_QUERY":{"f":\#(body)},\#(entries.joined(separator: ","))}"#)
    #expect(feed.facetCount == FeedLimits().reading.depth)
    #expect(feed.diagnosticCounts[.nestedTooDeep] == 1)
  }
}
