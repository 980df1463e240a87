import FacetModel
import Testing

/// Where a uri leads is judged by its scheme and host alone, as whoever follows it will judge them.
struct DestinationTests {
  @Test(arguments: [
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
  func theseStayInside(_ uri: String) {
    guard case .inside = Destination(uri, hosts: ["feeds.example"]) else {
      Issue.record("\(uri) is \(Destination(uri, hosts: ["feeds.example"]))")
      return
    }
  }

  @Test(arguments: [
    "https://elsewhere.example/", "https://doordash.com/", "https://www.doordash.com.evil.example/",
    "https://evil.example/www.doordash.com", "https://evil.example?www.doordash.com",
    "https://evil.example#@www.doordash.com", "https://www.doordash.com@evil.example/",
    "https://www.doordash.com:443@evil.example/",
    "https://a@www.doordash.com:1@evil.example/", "https://www.doordash.com%40evil.example/", "HTTPS://EVIL.EXAMPLE",
    "https://evil.example\\@www.doordash.com/", "https://www.doordash.com\\@evil.example/", "https:\\\\evil.example\\x",
    "https:evil.example", "https:/evil.example", "https:////evil.example/", "//evil.example/x", "///evil.example/x",
    "\\\\evil.example/x", "/\\evil.example/x", "\\/evil.example/x", "/\t/evil.example/x",
    // A combining mark makes one character of itself and what is before it, but not one byte.
    "https://evil.example/\u{301}@www.doordash.com/", "https://evil.example?\u{301}@www.doordash.com/",
    "https://www.doordash.com:x@\u{301}evil.example/", "https://[::1]@evil.example/", "https://wｗw.doordash.com/",
    "https://www.doordash.com\u{200B}/", "https://www.doordash.com,evil.example/", " https://evil.example",
  ])
  func theseAreOutside(_ uri: String) {
    guard case .outside = Destination(uri, hosts: ["feeds.example"]) else {
      Issue.record("\(uri) is \(Destination(uri, hosts: ["feeds.example"]))")
      return
    }
  }

  @Test(
    arguments: ["doordash", "caviar", "DoorDash", "CAVIAR"],
    [
      ("//login", "login"), ("//dashpass-v2?entry=x", "dashpass-v2"), ("//home", "home"), ("//orders/", "orders"),
      ("//store/7/", "store"), ("//search#x", "search"), ("//address", "address"), ("//HOME", "home"),
    ])
  func bothBrandsLinksLeadToKnownPlaces(_ scheme: String, _ link: (String, String)) {
    let uri = "\(scheme):\(link.0)"
    #expect(Destination(uri, hosts: []) == .place(link.1, uri: uri))
  }

  @Test(arguments: [
    ("doordash://casino", "casino"), ("caviar://wallet?x=login", "wallet"), ("doordash://", ""), ("doordash:", ""),
    ("doordash://login.evil", "login.evil"), ("doordash://evil@login", "evil@login"),
  ])
  func anUnknownPlaceIsNotUnderstood(_ uri: String, _ place: String) {
    #expect(Destination(uri, hosts: []) == .notUnderstood(.place(place)))
  }

  @Test(arguments: [
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
  func anyOtherSchemeIsNotUnderstood(_ uri: String, _ scheme: String) {
    #expect(Destination(uri, hosts: ["feeds.example"]) == .notUnderstood(.scheme(scheme)))
  }

  @Test func sourcesMayBeNumbers() {
    #expect(Destination("http://[::1]:8080/x", hosts: ["[::1]"]) == .inside("http://[::1]:8080/x"))
    #expect(Destination("http://127.0.0.1:8080/x", hosts: ["127.0.0.1"]) == .inside("http://127.0.0.1:8080/x"))
    #expect(Destination("http://[::2]/x", hosts: ["[::1]"]) == .notUnderstood(.scheme("http")))
    #expect(Destination("http://[::1]evil.example/x", hosts: ["[::1]"]) == .notUnderstood(.scheme("http")))
  }

  /// What is opened has a scheme, whoever opens it.
  @Test func aLinkWithoutASchemeIsOpenedSecurely() {
    #expect(Destination("//evil.example/x", hosts: []) == .outside("https://evil.example/x"))
    #expect(Destination(" https://a.example/b\tc ", hosts: []) == .outside("https://a.example/bc"))
  }
}
