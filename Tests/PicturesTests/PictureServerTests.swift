import Pictures
import Testing

@Suite struct PictureServerTests {
  private func allows(_ address: String, origin: String? = nil, hosts: Set<String> = []) -> Bool {
    let servers = PictureServers(origin: origin.flatMap { PictureServer(of: $0) }, hosts: hosts)
    return PictureReach(servers: servers).holds(address)
  }

  @Test("The pages' own server is in reach, relative addresses too, and no other one")
  func origin() {
    let origin = "https://feeds.example.com"
    for address in ["https://feeds.example.com/a.png", "https://FEEDS.example.com:443/a", "/a.png", "a/b.png"] {
      #expect(allows(address, origin: origin), "\(address)")
    }
    #expect(allows("//feeds.example.com/a.png", origin: origin))
    for address in [
      "http://feeds.example.com/a.png", "https://feeds.example.com:8443/a", "https://example.com/",
      "https://feeds.example.com.evil.example/", "//evil.example/a", "ftp://feeds.example.com/a",
      "https://me@feeds.example.com/a", "https://evil.example\\@feeds.example.com/", "https:/feeds.example.com",
      "javascript:alert(1)", "https://feeds.example.com:99999/", "https://feeds.example.com:+443/", "https:///a",
    ] {
      #expect(!allows(address, origin: origin), "\(address)")
    }
  }

  @Test("A page without encryption on the usual ports has the pictures of its encrypted form")
  func upgrade() {
    #expect(allows("https://feeds.example.com/a", origin: "http://feeds.example.com"))
    #expect(!allows("https://feeds.example.com:8443/a", origin: "http://feeds.example.com"))
  }

  @Test("A host that the user names is in reach with that port only, and encrypted unless it is on this machine")
  func hosts() {
    let hosts: Set = ["img.example.com", "cdn.example.com:8443", "localhost:8080"]
    #expect(allows("https://img.example.com/a", hosts: hosts))
    #expect(allows("https://cdn.example.com:8443/a", hosts: hosts))
    #expect(allows("http://localhost:8080/a", hosts: hosts))
    for address in [
      "https://img.example.com:8443/a", "https://cdn.example.com/a", "http://img.example.com/a", "http://localhost/a",
      "https://a.img.example.com/a", "a.png", "//img.example.com/a",
    ] {
      #expect(!allows(address, hosts: hosts), "\(address)")
    }
  }

  @Test("Names of hosts are read with a port, and nothing else")
  func written() {
    #expect(PictureServer(written: "IMG.example.com")?.name == "img.example.com")
    #expect(PictureServer(written: "img.example.com:443")?.name == "img.example.com")
    #expect(PictureServer(written: "[::1]:8080")?.name == "[::1]:8080")
    for word in ["", "https://img.example.com", "img.example.com/a", "a b", "img.example.com:0", "*.example.com"] {
      #expect(PictureServer(written: word) == nil, "\(word)")
    }
  }

  @Test("Only pictures that a named host could load are outside")
  func outside() {
    let reach = PictureReach(prefixes: ["https://img.example.com/"], servers: PictureServers(hosts: ["cdn.example"]))
    #expect(reach.serverOutside("https://other.example/a")?.name == "other.example")
    for address in [
      "https://img.example.com/a", "https://cdn.example/a", "data:,x", "a.png", "http://other.example/a", "dashpass",
    ] {
      #expect(reach.serverOutside(address) == nil, "\(address)")
    }
  }
}
