import FacetModel
import Testing

/// The identity of a facet: the path of ids that leads to it.
struct IdentityTests {
  @Test("An identity is the path from the section down") func identityIsThePath() throws {
    let feed = try decode(
      body(
        #"{"id":"store_feed","header":[\#(row("head"))],"body":[\#(row("near", row("a", row("b"))))],"#
          + #""footer":[\#(row("foot"))]}"#
      ))
    #expect(
      paths(feed) == [
        "store_feed/header/head", "store_feed/body/near/a/b", "store_feed/body/near/a", "store_feed/body/near",
        "store_feed/footer/foot",
      ])
  }

  @Test("The identities of the page's own facets have no section") func pageFacetsHaveNoSection() throws {
    let feed = try decode(#"{"header":[\#(row("h"))],"body":[],"footer":[\#(row("f"))]}"#)
    #expect(paths(feed) == ["/header/h", "/footer/f"])
  }

  @Test("The same store in two carousels has two identities") func sameStoreHasAnIdentityPerCarousel() throws {
    let store = row("card.store:7")
    let feed = try decode(body(#"{"id":"s","body":[\#(row("near", store)),\#(row("new", store))]}"#))
    #expect(
      feed.facets.filter { $0.id == "card.store:7" }.map(\.identity.description) == [
        "s/body/near/card.store:7", "s/body/new/card.store:7",
      ])
    #expect(feed.diagnostics.isEmpty)
  }

  @Test("Repeated ids among siblings are numbered, with one diagnostic per list")
  func repeatedSiblingsAreNumbered() throws {
    let feed = try decode(
      body(
        #"{"id":"s","body":[\#(row("a")),\#(row("b")),\#(row("a")),\#(row("b")),\#(row("a"))]}"#,
        #"{"id":"t","body":[\#(row("a")),\#(row("p", row("a"), row("a")))]}"#))
    #expect(
      paths(feed) == [
        "s/body/a", "s/body/b", "s/body/a#2", "s/body/b#2", "s/body/a#3", "t/body/a", "t/body/p/a", "t/body/p/a#2",
        "t/body/p",
      ])
    #expect(feed.rules == [.duplicateID, .duplicateID])
  }

  @Test("The diagnostic of a repeated id is at the first repeat") func diagnosticIsAtTheRepeat() throws {
    let feed = try decode("[\n\(row("a")),\n\(row("b")),\n  \(row("a")),\n\(row("a"))]")
    #expect(feed.places(of: .duplicateID) == ["4:3"])
  }

  @Test("Repeated sections are numbered, with one diagnostic") func repeatedSectionsAreNumbered() throws {
    let section = #"{"id":"s","body":[\#(row("a"))]}"#
    let feed = try decode(body(section, section, section, #"{"id":"t","body":[]}"#))
    #expect(paths(feed) == ["s/body/a", "s#2/body/a", "s#3/body/a"])
    #expect(feed.rules == [.duplicateID])
  }

  /// `~0`, `~1` and `~2` keep an id from looking like a path or a repeat.
  @Test("The characters `~`, `/` and `#` are escaped in identities") func idsAreEscaped() throws {
    let feed = try decode(
      body(#"{"id":"a/b","body":[\#(row("c~d")),\#(row("e#2")),\#(row("~1")),\#(row("banner:7 é"))]}"#))
    #expect(paths(feed) == ["a~1b/body/c~0d", "a~1b/body/e~22", "a~1b/body/~01", "a~1b/body/banner:7 é"])
  }

  @Test("An id may be a number", arguments: [#""id":7,"#, #""id":7.0,"#, #""id":"7","#])
  func idsMayBeNumbers(_ id: String) throws {
    let feed = try decode("[{\(id)\"component\":{\"id\":\"x\"}}]")
    #expect(feed.facets.map(\.id) == ["7"])
    #expect(feed.diagnostics.isEmpty)
  }

  @Test(
    "A facet without an id is reported and kept, with its own identity",
    arguments: ["", #""id":null,"#, #""id":"","#, #""id":{},"#])
  func missingIDsAreReported(_ id: String) throws {
    let feed = try decode("[{\(id)\"component\":{\"id\":\"x\"}},{\(id)\"component\":{\"id\":\"x\"}}]")
    #expect(feed.facets.map(\.id) == [nil, nil])
    #expect(feed.rules == [.missingID, .missingID])
    #expect(Set(feed.facets.map(\.identity)).count == 2)
  }

  @Test("An identity is the same in every dialect and in separate responses") func identitiesAreStable() throws {
    let mobile = try decode(body(#"{"id":"s","body":[\#(row("p", row("a")))]}"#))
    let flat = #"{"id":"a","component":{"id":"x"}},{"id":"p","component":{"id":"x"},"childrenCount":1}"#
    #expect(mobile.facets.map(\.identity) == (try decode(web(flat))).facets.map(\.identity))
  }

  private func paths(_ feed: Feed) -> [String] {
    feed.facets.map(\.identity.description)
  }

  private func body(_ sections: String...) -> String {
    #"{"body":[\#(sections.joined(separator: ","))]}"#
  }

  private func row(_ id: String, _ children: String...) -> String {
    #"{"id":"\#(id)","component":{"id":"x"},"children":[\#(children.joined(separator: ","))]}"#
  }
}
