import FacetModel
import TestSupport
import Testing

/// Small responses that would unfold into very large trees.
struct HostileTreeTests {
  /// Reading each entry inside the one before would overflow the stack.
  @Test("A long chain of references is cut at the depth limit") func longChainsOfReferencesEnd() throws {
    let chain = (0..<5000).map { number in
      #""F:\#(number)":{"id":"\#(number)","component":{"id":"list.standard"},"children":[{"__ref":"F:\#(number + 1)"}]}"#
    }
    let feed = try decode(cache(#"{"__ref":"F:0"}"#, chain))
    #expect(feed.facetCount == FeedLimits().nesting)
    #expect(feed.rules == [.nestedTooDeep])
  }

  @Test("References that multiply at each level are cut off, and the facets before them are shown")
  func exponentialReferencesEnd() throws {
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

  /// A referenced entry is read each time a facet refers to it, so its total size is limited.
  @Test("A large entry that thousands of facets refer to is read only a few times")
  func largeEntriesAreReadOnlyAFewTimes() throws {
    let custom = (0..<20_000).map { #""key\#($0)":0"# }.joined(separator: ",")
    let facets = (0..<2000).map { #"{"id":"\#($0)","component":{"id":"row.text"},"custom":{"__ref":"C"}}"# }
    let feed = try decode(cache(facets.joined(separator: ","), [#""C":{\#(custom)}"#]))
    #expect(feed.facetCount == 2000)
    #expect(feed.facets.first?.custom["key7"] != nil)
    #expect(feed.facets.filter { $0.custom["key7"] != nil }.count < 20)
    #expect(Set(feed.diagnosticCounts.keys) == [.brokenReference])
  }

  @Test("A reference to an entry missing from the cache is reported by its name")
  func missingEntriesAreReported() throws {
    let text = cache(
      #"{"__ref":"F:a"},{"id":"b","component":{"id":"row.text"},"text":{"__ref":"T:b"}}"#, [#""F:b":{"id":"b"}"#])
    let feed = try decode(text)
    #expect(outline(feed.body) == "b")
    #expect(feed.rules == [.brokenReference, .brokenReference])
    #expect(feed.diagnostics.map(\.message) == ["there is no 'F:a' in this cache", "there is no 'T:b' in this cache"])
  }

  /// Checking all earlier facets for each count would take quadratic time.
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
