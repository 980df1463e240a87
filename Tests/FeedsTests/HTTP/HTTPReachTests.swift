import Feeds
import Testing

/// The addresses that a source may ask, and the addresses that it may not.
struct HTTPReachTests {
  private let reach = HTTPReach(home: URIReference("https://feeds.example/home"), allowedHosts: ["CDN.example"])

  @Test(
    "The source's own origin and the allowed hosts are asked",
    arguments: [
      "https://feeds.example/x", "https://FEEDS.example:443/", "https://cdn.example/x", "https://cdn.example:99/",
    ])
  func homeAndAllowedHostsAreAsked(address: String) {
    #expect(reach.objection(to: URIReference(address)) == nil)
  }

  @Test(
    "Another origin is refused",
    arguments: [
      "https://feeds.example:444/", "https://elsewhere.example/", "https://feeds.example.evil.example/",
      "https://feeds.example@evil.example/",
    ])
  func otherOriginsAreRefused(address: String) {
    #expect(reach.objection(to: URIReference(address)) == .elsewhere(URIReference(address)))
  }

  @Test(
    "A source reached by HTTPS never asks by plain HTTP", arguments: ["http://feeds.example/", "http://cdn.example/"])
  func downgradesAreRefused(address: String) {
    #expect(reach.objection(to: URIReference(address)) == .downgrade(URIReference(address)))
  }

  @Test(
    "Schemes other than HTTP and HTTPS are refused",
    arguments: ["file:///etc/passwd", "ftp://feeds.example/", "https:///x", "gopher://feeds.example"])
  func otherSchemesAreRefused(address: String) {
    #expect(reach.objection(to: URIReference(address)) == .notUnderstood(URIReference(address)))
  }

  @Test("Only the source's own origin counts as home, and a change to encryption is allowed")
  func headersAreForTheHomeOriginOnly() {
    #expect(reach.isHome(URIReference("https://feeds.example/y")))
    #expect(!reach.isHome(URIReference("https://cdn.example/y")))
    let plain = HTTPReach(home: URIReference("http://feeds.example/"))
    #expect(
      plain.objection(to: URIReference("https://feeds.example/")) == nil, "a change from HTTP to HTTPS is allowed")
  }
}
