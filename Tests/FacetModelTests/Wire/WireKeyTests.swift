import Testing

@testable import FacetModel

struct WireKeyTests {
  @Test("Every key has the number of its position") func keysAreNumberedInOrder() {
    #expect(WireKey.allCases.map(\.number) == Array(0..<WireKey.allCases.count))
  }

  @Test("Every key has a camelCase and a snake_case spelling") func keysAreSpelledInBothWays() {
    #expect(WireKey.childrenCount.camelCase == "childrenCount" && WireKey.childrenCount.snakeCase == "children_count")
    #expect(WireKey.cuisineFilterId.snakeCase == "cuisine_filter_id")
    #expect(WireKey.__typename.snakeCase == "__typename" && WireKey.uri.snakeCase == "uri")
  }
}
