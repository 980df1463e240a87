import FacetModel
import Testing

/// Destinations of links, judged by scheme and host in the way that browsers read them.
struct DestinationTests {
  @Test(
    "A relative link, or a link to a brand's or the source's host, stays inside the app",
    arguments: [
      "store/7/?cursor=eyJvIjoxfQ==", "item/3/store/7?x=1", "facet_feed/eyJvIjoxfQ==/", "offers/?cursor=a:b",
      "vertical_homepage/?cursor=eyJ9&vertical_id=10", "/store/7", "?q=a", "#top", "store/a:b",
      "store/7?to=https://x.example", "", "1:2", ":x", "https://www.doordash.com/categories/0b6e8a5e",
      "https://www.trycaviar.com/x", "http://www.doordash.com/x", "https://www.doordash.com?x",
      "https://www.doordash.com#x", "https://www.doordash.com", "https://www.doordash.com:443/x",
      #"https://www.doordash.com/a\b?c\@evil.example"#,
      "HTTPS://WWW.DOORDASH.COM/X", "hTTp://Www.TryCaviar.com", "https://someone:secret@www.doordash.com/",
      "https://feeds.example/page/2", "http://feeds.example:8080/", "//www.doordash.com/x",
      "  https://www.doordash.com/ ", "ht\ttps://www.door\ndash.com/",
    ])
  func knownHostsAndRelativeLinksStayInside(_ uri: String) {
    guard case .inside = Destination(uri, hosts: ["feeds.example"]) else {
      Issue.record("\(uri) is \(Destination(uri, hosts: ["feeds.example"]))")
      return
    }
  }

  @Test(
    "A link to any other HTTPS host leads outside, however it is disguised",
    arguments: [
      "https://elsewhere.example/", "https://doordash.com/", "https://www.doordash.com.evil.example/",
      "https://evil.example/www.doordash.com", "https://evil.example?www.doordash.com",
      "https://evil.example#@www.doordash.com", "https://www.doordash.com@evil.example/",
      "https://www.doordash.com:443@evil.example/",
      "https://a@www.doordash.com:1@evil.example/", "https://www.doordash.com%40evil.example/", "HTTPS://EVIL.EXAMPLE",
      "https://evil.example\\@www.doordash.com/", "https://www.doordash.com\\@evil.example/",
      "https:\\\\evil.example\\x",
      "https:evil.example", "https:/evil.example", "https:////evil.example/", "//evil.example/x", "///evil.example/x",
      "\\\\evil.example/x", "/\\evil.example/x", "\\/evil.example/x", "/\t/evil.example/x",
      // With a combining mark, the character before it looks like another character, but its bytes are the same.
      "https://evil.example/\u{301}@www.doordash.com/", "https://evil.example?\u{301}@www.doordash.com/",
      "https://www.doordash.com:x@\u{301}evil.example/", "https://[::1]@evil.example/", "https://wｗw.doordash.com/",
      "https://www.doordash.com\u{200B}/", "https://www.doordash.com,evil.example/", " https://evil.example",
    ])
  func otherHostsAreOutside(_ uri: String) {
    guard case .outside = Destination(uri, hosts: ["feeds.example"]) else {
      Issue.record("\(uri) is \(Destination(uri, hosts: ["feeds.example"]))")
      return
    }
  }

  @Test(
    "Links with a brand's scheme lead to known places of the app",
    arguments: ["doordash", "caviar", "DoorDash", "CAVIAR"],
    [
      ("//login", "login"), ("//dashpass-v2?entry=x", "dashpass-v2"), ("//home", "home"), ("//orders/", "orders"),
      ("//store/7/", "store"), ("//search#x", "search"), ("//address", "address"), ("//HOME", "home"),
    ])
  func brandLinksLeadToKnownPlaces(_ scheme: String, _ link: (String, String)) {
    let uri = "\(scheme):\(link.0)"
    #expect(Destination(uri, hosts: []) == .place(link.1, uri: uri))
  }

  @Test(
    "A link with a brand's scheme to an unknown place is not understood",
    arguments: [
      ("doordash://casino", "casino"), ("caviar://wallet?x=login", "wallet"), ("doordash://", ""), ("doordash:", ""),
      ("doordash://login.evil", "login.evil"), ("doordash://evil@login", "evil@login"),
    ])
  func unknownPlacesAreNotUnderstood(_ uri: String, _ place: String) {
    #expect(Destination(uri, hosts: []) == .notUnderstood(.place(place)))
  }

  @Test(
    "A link with any other scheme is not understood",
    arguments: [
      ("javascript:alert(1)", "javascript"), ("JavaScript:alert(1)", "javascript"),
      ("java\tscript:alert(1)", "javascript"),
      ("\u{1}javascript:x", "javascript"), ("java\r\nscript:x", "javascript"), ("data:text/html,x", "data"),
      ("file:///etc/passwd", "file"), ("mailto:x@y.example", "mailto"), ("ubereats://store", "ubereats"),
      ("tel:911", "tel"),
      ("http://elsewhere.example/", "http"), ("HTTP://elsewhere.example", "http"), ("http:", "http"),
      ("https://", "https"),
      ("https:///", "https"), ("https://?x", "https"), ("//", "https"), ("x+y-z.1:a", "x+y-z.1"), ("store:7", "store"),
      ("http://www.doordash.com@evil.example/", "http"),
    ])
  func otherSchemesAreNotUnderstood(_ uri: String, _ scheme: String) {
    #expect(Destination(uri, hosts: ["feeds.example"]) == .notUnderstood(.scheme(scheme)))
  }

  @Test("The host of a source may be an IP address") func sourcesMayBeIPAddresses() {
    #expect(Destination("http://[::1]:8080/x", hosts: ["[::1]"]) == .inside("http://[::1]:8080/x"))
    #expect(Destination("http://127.0.0.1:8080/x", hosts: ["127.0.0.1"]) == .inside("http://127.0.0.1:8080/x"))
    #expect(Destination("http://[::2]/x", hosts: ["[::1]"]) == .notUnderstood(.scheme("http")))
    #expect(Destination("http://[::1]evil.example/x", hosts: ["[::1]"]) == .notUnderstood(.scheme("http")))
  }

  @Test("A link that leads outside without a scheme is opened by HTTPS") func linksWithoutASchemeAreOpenedSecurely() {
    #expect(Destination("//evil.example/x", hosts: []) == .outside("https://evil.example/x"))
    #expect(Destination(" https://a.example/b\tc ", hosts: []) == .outside("https://a.example/bc"))
  }
}
