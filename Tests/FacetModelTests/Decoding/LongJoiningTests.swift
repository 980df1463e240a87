import JSON
import TestSupport
import Testing

@testable import FacetModel

/// Feeds that have been joined from many pages.
struct LongJoiningTests {
  private func facets(_ numbers: Range<Int>) -> String {
    numbers.map { #"{"id":"f\#($0)","component":{"id":"card"},"children":[{"id":"in","component":{"id":"row"}}]}"# }
      .joined(separator: ",")
  }

  private func feed(_ numbers: Range<Int>, _ interner: Interner) throws -> Feed {
    try Feed(
      json: #"{"header":[{"id":"top","component":{"id":"row"}}],"body":[{"id":"s","body":[\#(facets(numbers))]}]}"#,
      interner: interner)
  }

  private func ids(_ list: FacetList) -> [String] { list.flatMap { [$0.id ?? "none"] + ids($0.children) } }

  @Test("Joining many pages of one section keeps as many places as there are facets, and all of them in order")
  func manyPages() throws {
    let interner = Interner.forFeeds()
    var joined = try feed(0..<5, interner)
    for page in 1..<200 { joined = joined.appending(try feed(page * 5..<page * 5 + 5, interner)) }
    let whole = try feed(0..<1000, interner)
    #expect(joined.facetCount == whole.facetCount)
    #expect(ids(joined.header) == ["top"])
    #expect(joined.sections.map { ids($0.body) } == whole.sections.map { ids($0.body) })
    #expect(joined.tree.order.count <= 4 * joined.facetCount)
  }
}
