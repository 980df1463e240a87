import FacetModel
import Testing

struct CapabilitiesTests {
  @Test(
    "A client understands the features of its version and of earlier ones",
    arguments: [
      ("0.9.0", []), ("1.0.0", [.navigate]), ("2.0.0", [.navigate, .loadContent]),
      ("3.0.0", [.navigate, .loadContent]),
      ("3.0.1", [.navigate, .loadContent, .applyCuisineFilter]),
      ("4.0.0", [.navigate, .loadContent, .applyCuisineFilter, .windowShopping, .backendBadges]),
      ("6.0.0", [.navigate, .loadContent, .applyCuisineFilter, .windowShopping, .backendBadges]),
      ("6.1.0", Set(Feature.allCases)),
      ("4.0.0-beta", [.navigate, .loadContent, .applyCuisineFilter]),
    ] as [(String, Set<Feature>)])
  func clientsUnderstandTheFeaturesOfTheirVersion(_ version: String, _ features: Set<Feature>) throws {
    let client = Capabilities.all.asOf(try #require(SemanticVersion(version)))
    #expect(Set(Feature.allCases.filter(client.understands)) == features)
  }

  @Test("An older client of a source keeps the hosts of that source") func olderClientsKeepTheHostsOfTheSource() {
    var client = Capabilities.all
    client.sourceHosts = ["feeds.example"]
    let older = client.asOf(SemanticVersion(2, 0, 0))
    #expect(older.sourceHosts == ["feeds.example"])
    #expect(older.version == SemanticVersion(2, 0, 0))
  }
}
