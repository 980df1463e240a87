import FacetModel
import Testing

/// Modules from before facets: those that wrap facets become sections, the others are told.
struct ModuleTests {
  @Test func theSampleKeepsWhatItsModulesWrap() throws {
    let feed = try decode(bytes: sample("modules.json"))
    #expect(feed.dialect == .modules)
    #expect(feed.facetCount > 0)
    #expect(feed.diagnosticCounts.keys.allSatisfy { $0.severity == .note })
  }

  @Test func modulesBecomeSectionsInTheirOrder() throws {
    let feed = try decode(
      """
      {"display_modules": [
        {"id": "m1", "type": "facet", "data": \(node("a", "row.text"))},
        {"id": "m2", "type": "old", "data": {"title": "no facets"}},
        {"id": "m3", "type": "facet_section", "data": {"id": "s", "body": [\(node("b", "row.text"))]}},
        {"id": "m4", "type": "wrapped", "data": {"version": 2, "items": [\(node("c", "row.text"))]}}
      ]}
      """)
    #expect(feed.sections.map(\.id) == ["m1", "s", "m4"])
    #expect(feed.sections.map { outline($0.body) } == ["a", "b", "c"])
    #expect(feed.places(of: .moduleLeftOut) == ["3:3"])
    #expect(feed.rules == [.moduleLeftOut])
  }
}
