import Feeds
import TestSupport
import Testing

/// References by RFC 3986: its own examples, and its promises for random references.
struct URIReferenceTests {
  private let base = URIReference("http://a/b/c/d;p?q")

  @Test(
    "References resolve as in the examples of the standard",
    arguments: [
      // 5.4.1
      ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
      ("/g", "http://a/g"),
      ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
      ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"),
      ("g;x", "http://a/b/c/g;x"),
      ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"),
      ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
      ("../../", "http://a/"), ("../../g", "http://a/g"),
      // 5.4.2
      ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"), ("/../g", "http://a/g"),
      ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"),
      ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"),
      ("g/../h", "http://a/b/c/h"),
      ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"), ("g?y/./x", "http://a/b/c/g?y/./x"),
      ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/./x", "http://a/b/c/g#s/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
      ("http:g", "http:g"),
    ])
  func examplesOfTheStandardHold(reference: String, expected: String) {
    #expect(base.resolving(URIReference(reference)).text == expected)
  }

  @Test("A link of a feed is relative to the address of its page") func linksAreRelativeToTheirPage() {
    let page = URIReference("https://feeds.example:8443/v2/home/?lat=1")
    #expect(
      page.resolving(URIReference("store/12/?cursor=abc")).text
        == "https://feeds.example:8443/v2/home/store/12/?cursor=abc")
    #expect(
      URIReference("https://feeds.example").resolving(URIReference("store/12")).text == "https://feeds.example/store/12"
    )
  }

  /// Random references that name another host may leave it; no reference may climb above the root.
  @Test("A relative link stays at the origin of its page and has no dot segments")
  func relativeLinksStayAtTheirOrigin() {
    var random = SeededGenerator(seed: 3986)
    let pieces = [
      "a", "..", ".", "/", "//", "?", "#", ":", "%2e", "é", " ", "\\", "b;c", "@", "[", "]", "\u{301}", "x=1",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let link = URIReference(text)
      let target = base.resolving(link)
      #expect(link.scheme != nil || link.authority != nil || target.host == "a", "\(text)")
      #expect(!target.path.split(separator: "/").contains { $0 == "." || $0 == ".." }, "\(text)")
      #expect(target.text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(text)")
      #expect(base.resolving(target) == target || target.scheme == nil, "\(text)")
      // A resolved reference parses to itself, unless its path looks like a host.
      if target.authority != nil { #expect(URIReference(target.text) == target, "\(text)") }
    }
  }

  @Test(
    "The host and the port are those that a connection is made to",
    arguments: [
      ("https://user:secret@Feeds.Example:8443/x", "feeds.example", 8443), ("http://[::1]:80/", "[::1]", 80),
      ("https://[::1]/", "[::1]", 443), ("http://a@b@c/", "c", 80), ("http://h:/", "h", 80),
    ])
  func hostAndPortAreThoseOfTheConnection(address: String, host: String, port: Int) {
    let address = URIReference(address)
    #expect(address.host == host)
    #expect(address.port == port)
    #expect(!address.withoutUser.text.contains("secret"))
    #expect(address.withoutUser.host == host)
  }

  @Test("Setting a query parameter replaces its earlier value") func parametersReplaceTheirEarlierValue() {
    let page = URIReference("https://h/p?cursor=old&lat=1&cursorx=2&cursor")
    #expect(page.setting("cursor", to: "a+b/c==&x").text == "https://h/p?lat=1&cursorx=2&cursor=a%2Bb%2Fc%3D%3D%26x")
    #expect(URIReference("https://h/").setting("sections", to: "a,b c").text == "https://h/?sections=a,b%20c")
  }
}
