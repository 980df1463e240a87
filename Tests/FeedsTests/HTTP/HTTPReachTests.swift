import Feeds
import Testing

/// Which addresses a source asks, and which it does not.
struct HTTPReachTests {
  private let reach = HTTPReach(home: URIReference("https://feeds.example/home"), allowedHosts: ["CDN.example"])

  @Test(arguments: [
    "https://feeds.example/x", "https://FEEDS.example:443/", "https://cdn.example/x", "https://cdn.example:99/",
  ])
  func whatBelongsToTheSourceIsAsked(address: String) {
    #expect(reach.objection(to: URIReference(address)) == nil)
  }

  @Test(arguments: [
    "https://feeds.example:444/", "https://elsewhere.example/", "https://feeds.example.evil.example/",
    "https://feeds.example@evil.example/",
  ])
  func anotherOriginIsNot(address: String) {
    #expect(reach.objection(to: URIReference(address)) == .elsewhere(URIReference(address)))
  }

  @Test(arguments: ["http://feeds.example/", "http://cdn.example/"])
  func whatIsSecretStaysSo(address: String) {
    #expect(reach.objection(to: URIReference(address)) == .downgrade(URIReference(address)))
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://feeds.example/", "https:///x", "gopher://feeds.example"])
  func nothingElseIsUnderstood(address: String) {
    #expect(reach.objection(to: URIReference(address)) == .notUnderstood(URIReference(address)))
  }

  @Test func headersOfSomebodysOwnAreForTheSourceAlone() {
    #expect(reach.isHome(URIReference("https://feeds.example/y")))
    #expect(!reach.isHome(URIReference("https://cdn.example/y")))
    let plain = HTTPReach(home: URIReference("http://feeds.example/"))
    #expect(plain.objection(to: URIReference("https://feeds.example/")) == nil, "more secret than before is fine")
  }
}
