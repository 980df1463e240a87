import Testing

@testable import FacetModel

struct WireKeyTests {
  @Test func everyKeyHasItsPlace() {
    #expect(WireKey.allCases.map(\.number) == Array(0..<WireKey.allCases.count))
  }

  @Test func keysAreSpelledInBothWays() {
    #expect(WireKey.childrenCount.camelCase == "childrenCount" && WireKey.childrenCount.snakeCase == "children_count")
    #expect(WireKey.cuisineFilterId.snakeCase == "cuisine_filter_id")
    #expect(WireKey.__typename.snakeCase == "__typename" && WireKey.uri.snakeCase == "uri")
  }
}
