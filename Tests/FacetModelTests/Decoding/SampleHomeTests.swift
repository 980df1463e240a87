import FacetModel
import Testing

/// The home feed in the dialects of a mobile and of a web backend.
struct SampleHomeTests {
  @Test("The home feed decodes to the same facets from both dialects") func homeFeedsAreEqual() throws {
    let mobile = try decode(bytes: sample("home.json"))
    let web = try decode(bytes: sample("home-web.json"))
    #expect(mobile.facetCount >= 120)
    #expect(mobile.facetCount == web.facetCount)
    #expect(mobile.sections.map(\.id) == web.sections.map(\.id))
    #expect(mobile.sections.map(\.layout.omitsFooter) == web.sections.map(\.layout.omitsFooter))
    #expect(mobile.sections.contains { $0.layout.omitsFooter })
    #expect(outline(mobile.header) == outline(web.header))
    #expect(outline(mobile.body) == outline(web.body))
    for (one, other) in zip(mobile.facets, web.facets) {
      #expect(describe(one) == describe(other))
    }
  }

  @Test("The page itself decodes to the same values from both dialects") func pagesOfBothDialectsAreEqual() throws {
    let mobile = try decode(bytes: sample("home.json"))
    let web = try decode(bytes: sample("home-web.json"))
    guard case .loadContent(.page(let cursor))? = mobile.page.next else {
      Issue.record("no next page")
      return
    }
    #expect(web.page.next == .loadContent(.page(cursor: cursor)))
    #expect(mobile.page.onLoad == web.page.onLoad)
    #expect(canonical(mobile.custom.object) == canonical(web.custom.object))
    #expect(mobile.custom.bool("is_tab_bar_visible") == true)
    #expect(mobile.style.backgroundColor == "COLOR_BACKGROUND_PRIMARY")
    #expect(web.style.backgroundColor == "COLOR_BACKGROUND_PRIMARY")
  }

  @Test(
    "Every sample decodes without diagnostics",
    arguments: [
      "home.json", "home-web.json", "home-2.json", "home-3.json", "caviar-home.json", "article.json", "landing.json",
      "search.json", "store.json", "retail.json",
    ])
  func samplesHaveNoDiagnostics(_ name: String) throws {
    let feed = try decode(bytes: sample(name))
    #expect(feed.facetCount > 0)
    #expect(feed.diagnostics.map(\.message) == [])
  }

  /// Several carousels show the same stores.
  @Test("Ids repeat across the home feed, but identities do not") func idsRepeatButIdentitiesDoNot() throws {
    let feed = try decode(bytes: sample("home.json"))
    #expect(Set(feed.facets.compactMap(\.id)).count < feed.facetCount)
    #expect(Set(feed.facets.map(\.identity)).count == feed.facetCount)
  }
}
