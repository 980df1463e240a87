import Foundation
import TestSupport
import Testing

/// One response with three feeds: a home page, which is the largest, dishes and a convenience store.
@Suite("Several feeds in one response")
struct SeveralFeedsTests {
  private static let page = Repository.path("Tests/Wire/pages/apollo-several.html")

  @Test("The largest feed is shown first, and --operation names another")
  func operationsAreChosen() throws {
    let plain = try Facet.run(["render", Self.page])
    let home = try Facet.run(["render", Self.page, "--operation", "homePageFacetFeed"])
    let dishes = try Facet.run(["render", Self.page, "--operation", "dishFeed"])
    #expect([plain, home, dishes].allSatisfy { $0.status == .exited(0) })
    #expect(plain.output.contains("360 results") && home.output.contains("360 results"))
    #expect(!dishes.output.contains("360 results"))
  }

  @Test("A name that no feed has is a usage error that lists the known names")
  func unknownOperations() throws {
    let run = try Facet.run(["render", Self.page, "--operation", "nope"])
    #expect(run.status == .exited(64))
    for name in ["nope", "homePageFacetFeed", "dishFeed", "convenienceFeed"] { #expect(run.errors.contains(name)) }
  }

  @Test("The palette lists the other feeds and opens them, and going back leads to the first")
  func paletteEntries() throws {
    let listed = try Facet.run(["render", Self.page, "--keys", #": "feed:""#])
    #expect(listed.output.contains("feed: dishFeed, 16 facets"))
    #expect(listed.output.contains("feed: convenienceFeed, 4 facets"))
    let opened = try Facet.run(["render", Self.page, "--keys", #": "feed:dish" Enter"#])
    #expect(opened.output.contains("dishFeed") && !opened.output.contains("360 results"))
    let back = try Facet.run(["render", Self.page, "--keys", #": "feed:dish" Enter ["#])
    #expect(back.output.contains("360 results"))
  }

  @Test("Lint reads every feed and names its operation")
  func lintReadsAll() throws {
    let run = try Facet.run(["lint", Self.page, "--format", "json"])
    let files = try JSONDecoder().decode(LintOutput.self, from: Data(run.output.utf8)).files
    #expect(files.map(\.facets) == [19, 4, 16])
    for name in ["homePageFacetFeed", "dishFeed", "convenienceFeed"] {
      #expect(run.output.contains("\"operation\":\"\(name)\""))
    }
    let one = try Facet.run(["lint", Self.page, "--operation", "dishFeed", "--format", "json"])
    #expect(try JSONDecoder().decode(LintOutput.self, from: Data(one.output.utf8)).files.map(\.facets) == [16])
  }
}
