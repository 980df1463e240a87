import Testing

@testable import Feeds

struct PunycodeTests {
  @Test(
    "Host names in any script are encoded for the DNS",
    arguments: [
      ("b\u{FC}cher.example", "xn--bcher-kva.example"), ("M\u{DC}NCHEN.de", "xn--mnchen-3ya.de"),
      ("\u{4ED6}\u{4EEC}\u{4E3A}\u{4EC0}\u{4E48}\u{4E0D}\u{8BF4}\u{4E2D}\u{6587}", "xn--ihqwcrb4cv8a8dqg056pqjye"),
      ("\u{65E5}\u{672C}\u{8A9E}\u{3002}jp", "xn--wgv71a119e.jp"),
    ])
  func names(host: String, name: String) {
    #expect(Punycode.name(of: host) == name)
    #expect(URIReference("https://me:pw@\(host):8080/a").authority == "me:pw@\(name):8080")
  }

  @Test("Host names in ASCII, and names with an escaped delimiter, stay as they are")
  func others() {
    #expect(Punycode.name(of: "feeds.example") == nil)
    #expect(URIReference("https://a%2Fb.example/").authority == "a%2Fb.example")
    #expect(URIReference("https://\u{FC}%2Fb.example/").authority == "%C3%BC%2Fb.example")
    #expect(URIReference("https://h:99999/").port == nil && URIReference("https://h:0/").port == nil)
  }
}
