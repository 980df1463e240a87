import FacetModel
import TestSupport
import Testing

/// Small responses that ask for much.
struct HostileTreeTests {
  /// Read one inside the other they would need more stack than there is.
  @Test func aLongChainOfReferencesEnds() throws {
    let chain = (0..<5000).map { number in
      #""F:\#(number)":{"id":"\#(number)","component":{"id":"list.standard"},"children":[{"__ref":"F:\#(number + 1)"}]}"#
    }
    let feed = try decode(cache(#"{"__ref":"F:0"}"#, chain))
    #expect(feed.facetCount == FeedLimits().nesting)
    #expect(feed.rules == [.nestedTooDeep])
  }

  @Test func tenTimesTenTimesTenEnds() throws {
    let ten = { (number: Int) in Array(repeating: #"{"__ref":"F:\#(number)"}"#, count: 10).joined(separator: ",") }
    let entries = (0..<30).map { number in
      #""F:\#(number)":{"id":"\#(number)","component":{"id":"list.standard"},"children":[\#(ten(number + 1))]}"#
    }
    let last = #""F:30":{"id":"30","component":{"id":"row.text"}}"#
    let feed = try decode(cache(node("good", "row.text") + #",{"__ref":"F:0"}"#, entries + [last]))
    #expect(feed.body.first?.id == "good")
    #expect(feed.facetCount < 10_000)
    #expect(feed.diagnosticCounts.keys.contains(.brokenReference))
  }

  /// What is referred to is read as often as it is referred to.
  @Test func aLargeEntryIsNotReadForEachOfManyFacets() throws {
    let custom = (0..<20_000).map { #""key\#($0)":0"# }.joined(separator: ",")
    let facets = (0..<2000).map { #"{"id":"\#($0)","component":{"id":"row.text"},"custom":{"__ref":"C"}}"# }
    let feed = try decode(cache(facets.joined(separator: ","), [#""C":{\#(custom)}"#]))
    #expect(feed.facetCount == 2000)
    #expect(feed.facets.first?.custom["key7"] != nil)
    #expect(feed.facets.filter { $0.custom["key7"] != nil }.count < 20)
    #expect(Set(feed.diagnosticCounts.keys) == [.brokenReference])
  }

  @Test func aFacetOrPartThatIsNotInTheCacheIsSaidWhereItIsMissed() throws {
    let text = cache(
      #"{"__ref":"F:a"},{"id":"b","component":{"id":"row.text"},"text":{"__ref":"T:b"}}"#, [#""F:b":{"id":"b"}"#])
    let feed = try decode(text)
    #expect(outline(feed.body) == "b")
    #expect(feed.rules == [.brokenReference, .brokenReference])
    #expect(feed.diagnostics.map(\.message) == ["there is no 'F:a' in this cache", "there is no 'T:b' in this cache"])
  }

  /// To look at all facets before each would take the square of their number.
  @Test("Many wrong counts of children are found in one pass", arguments: ["99999999999", "50000", "2"])
  func manyWrongCounts(count: String) throws {
    let time = try processorTime {
      let facets = (0..<50_000).map { #"{"id":"\#($0)","component":{"id":"row.text"},"childrenCount":\#(count)}"# }
      let feed = try decode("[\(facets.joined(separator: ","))]")
      #expect(feed.facetCount == 50_000)
      #expect(Set(feed.diagnosticCounts.keys).isSubset(of: [.childrenCountMismatch, .nestedTooDeep]))
    }
    #expect(time < .seconds(60), "\(time)")
  }

  private func cache(_ facets: String, _ entries: [String]) -> String {
    #"{"ROOT_QUERY":{"feed":{"body":[{"id":"s","body":[\#(facets)]}]}},\#(entries.joined(separator: ","))}"#
  }
}
