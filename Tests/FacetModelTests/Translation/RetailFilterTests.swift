import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

/// The filters beside lists of retail items.
@Suite("Retail filters")
struct RetailFilterTests {
  private static let item =
    #"{"id":"row.text:1","component":{"id":"row.text","category":"row"},"text":{"title":"Oats"}}"#
  private static let filters = #"""
    [{"id": 5, "displayName": "On sale", "isSelected": true}, {"id": "6", "displayName": ""}, null,
     {"id": "7", "displayName": "Brand", "filtersList": [
       {"id": "71", "displayName": "Mill"}, {"id": "72", "displayName": "Lane", "isSelected": true}, 3]}]
    """#

  private func answer(_ summary: String, list: String = "[\(item)]") -> String {
    #"{"data": {"find": {"searchSummary": \#(summary), "legoRetailItems": \#(list)}}}"#
  }

  @Test("Filters beside a list become a carousel in the header of its section")
  func carousel() throws {
    let feed = try decode(answer(#"{"totalCount": 1, "filtersList": \#(Self.filters)}"#))
    let section = try #require(feed.sections.first)
    #expect(section.body.map(\.text.title) == ["Oats"])
    let carousel = try #require(section.header.first)
    #expect(carousel.component.id == "carousel.filters" && carousel.component.category == "carousel")
    #expect(carousel.text.subtitle == "1 result")
    #expect(carousel.children.map(\.component.id) == ["filter.binary", "filter.collection"])
    #expect(carousel.children.map(\.text.title) == ["On sale", "Brand"])
    #expect(carousel.children.map { $0.custom.string("filter_id") } == ["5", "7"])
    #expect(carousel.children.first?.custom.bool("is_selected") == true)
    let values = try #require(carousel.children.last?.custom["allowed_values"]).elements.map { $0 }
    #expect(values.map { $0["query_value"]?.string } == ["71", "72"])
    #expect(values.map { $0["display_name"]?.string } == ["Mill", "Lane"])
    #expect(values.map { $0["is_selected"]?.bool } == [nil, true])
    #expect(feed.dialect != .translation && feed.translatedFrom == nil)
    #expect(feed.rules == [.translated])
  }

  @Test("Filters have a section of their own before sections with headers")
  func sections() throws {
    let list = #"[{"id":"s","header":[\#(Self.item)],"body":[\#(Self.item)]}]"#
    let feed = try decode(answer(#"{"filtersList": \#(Self.filters)}"#, list: list))
    #expect(feed.sections.map(\.id) == ["filters", "s"])
    #expect(feed.sections.first?.header.first?.component.id == "carousel.filters")
  }

  @Test("Filters in a page cache are found by their references, beside facets of the same cache")
  func references() throws {
    let json = #"""
      {"ROOT_QUERY": {"find({\"q\":1})": {"searchSummary": {"totalCount": 12,
         "filtersList": [{"__ref": "RetailFilter:5"}, {"__ref": "RetailFilter:gone"}, {"__ref": "RetailFilterGroup:7"}]},
         "legoItems": [{"id": "row.text:1", "component": {"__ref": "C:row"}, "text": {"title": "Oats"}}]}},
       "C:row": {"id": "row.text", "category": "row"},
       "RetailFilter:5": {"id": "5", "displayName": "On sale"}, "RetailFilter:71": {"id": "71", "displayName": "Mill"},
       "RetailFilterGroup:7": {"id": "7", "displayName": "Brand", "filtersList": [{"__ref": "RetailFilter:71"}]}}
      """#
    let feed = try decode(json)
    let section = try #require(feed.sections.first)
    #expect(section.body.map(\.component.id) == ["row.text"])
    let carousel = try #require(section.header.first)
    #expect(carousel.text.subtitle == "12 results")
    #expect(carousel.children.map(\.text.title) == ["On sale", "Brand"])
    let broken = feed.diagnostics.filter { $0.rule == .brokenReference }
    #expect(broken.map(\.message) == ["there is no 'RetailFilter:gone' in this cache"])
    #expect(feed.places(of: .brokenReference) == ["2:49"])
    let source = try #require(carousel.children.first).source
    #expect(source.document.pointer(at: source.range.lowerBound) == "/RetailFilter:5")
  }

  @Test(
    "Without filters there is no carousel",
    arguments: [
      #"{"totalCount": 3, "filtersList": []}"#, #"{"totalCount": 3}"#, #"{"filtersList": "none"}"#,
      #"{"filtersList": [null, 3, {"id": "5"}]}"#, "null", "[]",
    ])
  func withoutFiltersThereIsNoCarousel(_ summary: String) throws {
    let feed = try decode(answer(summary))
    #expect(feed.facetCount == 1)
    #expect(feed.rules == [])
  }

  @Test("A cache and a plain answer show the same filters", arguments: ["retail-cache.json", "retail-answer.json"])
  func files(_ name: String) throws {
    let bytes = try #require(FileManager.default.contents(atPath: Repository.path("Tests/Wire/pages/\(name)")))
    let carousel = try #require(try decode(bytes: Array(bytes)).sections.first?.header.first)
    #expect(carousel.text.subtitle == "497 results")
    #expect(carousel.children.map(\.text.title) == ["On sale", "SNAP eligible", "Brands"])
    #expect(carousel.children.map { $0.custom.bool("is_selected") } == [nil, true, nil])
  }
}
