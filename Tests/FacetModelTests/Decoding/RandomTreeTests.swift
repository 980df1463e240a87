import FacetModel
import Testing

/// Random trees in the flat and in the nested form.
struct RandomTreeTests {
  @Test("A random tree is decoded to itself from the flat and from the nested form")
  func treesSurviveBothForms() throws {
    var facetCount = 0
    for seed in 0..<300 as Range<UInt64> {
      var forest = Forest(seed: seed)
      let trees = forest.grow()
      let expected = trees.map(\.outline).joined(separator: " ")
      let flat = try decode(web(trees.map(\.flat).joined(separator: ",")))
      let nested = try decode(#"{"body":[{"id":"s","body":[\#(trees.map(\.nested).joined(separator: ","))]}]}"#)
      for feed in [flat, nested] {
        try #require(outline(feed.body) == expected, "seed \(seed)")
        #expect(feed.diagnostics.isEmpty, "seed \(seed)")
        #expect(feed.facets.map(\.id) == trees.flatMap(\.postOrder).map(\.id), "seed \(seed)")
      }
      facetCount += flat.facetCount
    }
    #expect(facetCount > 3000)
  }

  /// State is keyed by identity, so two facets must never share an identity.
  @Test("No two facets of a feed have the same identity") func identitiesAreUnique() throws {
    let ids = ["a", "", "a#2", "#", "/", "~", "s", "a"]
    for seed in 0..<100 as Range<UInt64> {
      var forest = Forest(seed: seed)
      func list() -> String {
        // The ids of the forest are all different, so they are replaced by ids that collide.
        forest.grow(depth: 3).map(\.nested).joined(separator: ",").replacing(/"f(\d+)"/) { match in
          "\"\(ids[(Int(match.1) ?? 0) % ids.count])\""
        }
      }
      let lists = #""header":[\#(list())],"footer":[\#(list())]"#
      let sections = ["a", "", "a", "#2", ""].map { #"{"id":"\#($0)",\#(lists),"body":[\#(list())]}"# }
      let feed = try decode(#"{\#(lists),"body":[\#(sections.joined(separator: ","))]}"#)
      let identities = feed.facets.map(\.identity)
      try #require(Set(identities).count == identities.count, "seed \(seed)")
      #expect(Set(identities.map(\.description)).count == identities.count, "seed \(seed)")
    }
  }
}
