import FacetModel
import JSON
import TestSupport
import Testing

/// Feeds that lie about their shape. Each of them once crashed, or took time out of proportion to its size.
struct HostileFeedTests {
  private static let facet = #"{"id":"a","component":{"id":"row.text"},"text":{"title":"A"}}"#

  /// What is deferred is read into a document of its own, where places are other places.
  @Test(arguments: [
    #"{"data":{"logging":{"body":[{"id":"s","body":[\#(facet)]}]}}}"#,
    #"{"a":{"logging":{"ROOT_QUERY":{"f":{"body":[{"id":"s","body":[\#(facet)]}]}}}}}"#,
    #"{"ROOT_QUERY":{"logging":{"body":[{"id":"s","body":[\#(facet)]}]}}}"#,
  ])
  func whatIsLoggedIsNoFeed(_ json: String) {
    #expect(throws: FeedError.self) { try Feed(json: json) }
  }

  @Test(arguments: [
    #"{"display_modules":[{"type":"m","data":{"logging":[\#(facet)]}}]}"#,
    #"{"display_modules":[{"type":"m","data":{"logging":{"id":"s","body":[\#(facet)]}}}]}"#,
    #"{"ROOT_QUERY":{"f":{"page":{},"body":[{"__ref":"logging"}]}},"logging":{"id":"s","body":[\#(facet)]}}"#,
    #"{"ROOT_QUERY":{"f":{"body":[{"id":"s","body":[{"__ref":"logging"}]}]}},"logging":\#(facet)}"#,
  ])
  func whatIsLoggedHoldsNoFacets(_ json: String) throws {
    let feed = try Feed(json: json)
    #expect(feed.sections.allSatisfy { $0.body.allSatisfy { $0.component.id.isEmpty } })
  }

  /// References nest facets without nesting JSON.
  @Test func aLongChainOfReferencesIsCut() throws {
    let length = 60_000
    let entries = (0..<length).map { #""\#($0)":{"id":"a","component":{"id":"c"},"children":[{"__ref":"\#($0 + 1)"}]}"# }
    let body = #"{"body":[{"id":"s","body":[{"__ref":"0"}]}]}"#
    let feed = try Feed(json: #"{"ROOT_QUERY":{"f":\#(body)},\#(entries.joined(separator: ","))}"#)
    #expect(feed.facetCount == FeedLimits().reading.depth)
    #expect(feed.diagnosticCounts[.nestedTooDeep] == 1)
  }
}
