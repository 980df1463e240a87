import FacetModel
import JSON
import TestSupport
import Testing

struct FeedJoiningTests {
  private func facet(_ id: String, children: [String] = []) -> String {
    #"{"id":"\#(id)","component":{"id":"card"},"text":{"title":"\#(id)"},"children":[\#(children.joined(separator: ","))]}"#
  }

  private func section(_ id: String, _ facets: [String]) -> String {
    #"{"id":"\#(id)","body":[\#(facets.joined(separator: ","))]}"#
  }

  private func page(_ sections: [String], next: String = "null") -> String {
    #"{"body":[\#(sections.joined(separator: ","))],"page":{"next":\#(next)}}"#
  }

  private func identities(_ feed: Feed) -> [String] {
    func walk(_ list: FacetList) -> [String] {
      list.flatMap { ["\($0.identity) \($0.text.title ?? "")"] + walk($0.children) }
    }
    return feed.sections.flatMap { walk($0.header) + walk($0.body) + walk($0.footer) }
  }

  /// Compares two joined pages with a single page of the same facets.
  @Test("Two pages joined are the same feed as one page with the same facets") func joinedPagesEqualOnePage() throws {
    let interner = Interner.forFeeds()
    let nested = facet("c", children: [facet("d"), facet("d")])
    let first = try Feed(
      json: page([section("a", [facet("1"), nested]), section("b", [facet("2")])]), interner: interner)
    let next = try Feed(
      json: page([section("b", [facet("2"), facet("3")]), section("new", [nested]), section("a", [facet("1")])]),
      interner: interner)
    let whole = try Feed(
      json: page([
        section("a", [facet("1"), nested]), section("b", [facet("2"), facet("3")]), section("new", [nested]),
      ]), interner: interner)
    let joined = first.appending(next)
    #expect(identities(joined) == identities(whole))
    #expect(joined.facetCount == whole.facetCount)
    #expect(identities(first.appending(next).appending(next)) == identities(whole))
  }

  @Test("A header that a further page repeats is shown once, even under another id")
  func headersStayOnce() throws {
    let interner = Interner.forFeeds()
    let page = { (number: Int, id: String) in
      try Feed(
        json: #"""
          {"body":[{"id":"all","header":[{"id":"\#(id)","component":{"id":"header.section"},
          "text":{"title":"All gardens"}}],"body":[\#(self.facet("plot \(number)"))]}]}
          """#, interner: interner)
    }
    let joined = try page(1, "h").appending(page(2, "h")).appending(page(3, "another")).appending(page(4, ""))
    #expect(joined.sections[0].header.map(\.text.title) == ["All gardens"])
    #expect(joined.sections[0].body.map(\.id) == ["plot 1", "plot 2", "plot 3", "plot 4"])
    #expect(joined.facetCount == 5)
  }

  @Test("A row that a further page repeats is joined with the existing row, and the repeat is counted")
  func rowsAreJoined() throws {
    let interner = Interner.forFeeds()
    let first = try Feed(
      json: page([section("a", [facet("1"), facet("list", children: [facet("x"), facet("y")])])]), interner: interner)
    let next = try Feed(
      json: page([section("a", [facet("1"), facet("list", children: [facet("y"), facet("z")]), facet("2")])]),
      interner: interner)
    let joined = first.appending(next)
    #expect(
      identities(joined).map { $0.split(separator: " ")[0] } == [
        "a/body/1", "a/body/list", "a/body/list/x", "a/body/list/y", "a/body/list/z", "a/body/2",
      ])
    #expect(joined.repeatedFacetCount == 3)
    #expect(first.repeatedFacetCount == 0)
  }

  @Test("A known id with another component is a separate row, and facets without ids are never joined")
  func onlyTheSameFacetIsJoined() throws {
    let interner = Interner.forFeeds()
    let other = #"{"id":"1","component":{"id":"row.text"}}"#
    let nameless = #"{"component":{"id":"card"}}"#
    let first = try Feed(json: page([section("a", [facet("1"), nameless])]), interner: interner)
    let joined = first.appending(try Feed(json: page([section("a", [other, nameless])]), interner: interner))
    #expect(joined.facetCount == 4)
    #expect(joined.repeatedFacetCount == 0)
  }

  @Test("Content loaded by a click is placed before the clicked facet, in its section")
  func loadedByAClick() throws {
    let interner = Interner.forFeeds()
    let more = { (cursor: String) in
      #"{"id":"more","component":{"id":"row"},"events":{"click":{"name":"loadContent","data":{"offset":"\#(cursor)"}}}}"#
    }
    let first = try Feed(
      json: page([section("a", [facet("1"), more("c1")]), section("b", [facet("9")])]), interner: interner)
    let identity = try #require(first.sections[0].body.last?.identity)
    let bare = try Feed(json: "[\(facet("2")),\(facet("3"))]", interner: interner)
    let once = first.appending(bare, loadedBy: identity)
    #expect(once.sections.map { $0.body.map(\.id) } == [["1", "2", "3", "more"], ["9"]])
    let named = try Feed(json: page([section("a", [facet("4"), more("c2")])]), interner: interner)
    let twice = once.appending(named, loadedBy: identity)
    #expect(twice.sections.map { $0.body.map(\.id) } == [["1", "2", "3", "4", "more"], ["9"]])
    #expect(twice.sections[0].body.last?.events.click == .loadContent(.page(cursor: "c2")))
  }

  @Test(
    "Content loaded under another section's name follows the existing rows with its header, unless that header is already there"
  )
  func loadedWithAnotherName() throws {
    let interner = Interner.forFeeds()
    let more =
      #"{"id":"more","component":{"id":"row"},"events":{"click":{"name":"loadContent","data":{"offset":"4"}}}}"#
    let header = { (title: String) in
      #"{"id":"\#(title)","component":{"id":"header.section"},"text":{"title":"\#(title)"}}"#
    }
    let first = try Feed(
      json: #"{"body":[{"id":"a","header":[\#(header("Near"))],"body":[\#(facet("1")),\#(more)]}]}"#, interner: interner
    )
    let answer = { (title: String) in
      try Feed(
        json: #"{"body":[{"id":"far","header":[\#(header(title))],"body":[\#(self.facet("2"))]}]}"#, interner: interner)
    }
    let identity = try #require(first.sections[0].body.last?.identity)
    let joined = first.appending(try answer("Far"), loadedBy: identity)
    #expect(joined.sections.map { $0.header.map(\.id) } == [["Near"]])
    #expect(joined.sections.map { $0.body.map(\.id) } == [["1", "Far", "2", "more"]])
    #expect(joined.sections[0].body.map(\.identity.description).allSatisfy { $0.hasPrefix("a/body/") })
    let same = first.appending(try answer("Near"), loadedBy: identity)
    #expect(same.sections.map { $0.header.map(\.id) + $0.body.map(\.id) } == [["Near", "1", "2", "more"]])
  }

  @Test("The last page decides whether there is a next page") func lastPageDecidesTheNext() throws {
    let next = #"{"name":"load_content","data":{"cursor":"abc"}}"#
    let interner = Interner.forFeeds()
    let first = try Feed(json: page([section("a", [facet("1")])], next: next), interner: interner)
    let last = try Feed(json: page([section("a", [facet("2")])]), interner: interner)
    #expect(first.page.next == .loadContent(.page(cursor: "abc")))
    #expect(first.appending(last).page.next == nil)
  }

  /// A hostile page can have this many sections; searching all of them for each one would take minutes.
  @Test("Pages of very many sections are joined in one pass")
  func pagesOfManySections() throws {
    let time = try processorTime {
      let interner = Interner.forFeeds()
      let pages = try (0..<2).map { page in
        try Feed(
          json: self.page((0..<50_000).map { section("\(page)-\($0)", [facet("1")]) }), interner: interner)
      }
      let joined = pages[0].appending(pages[1])
      #expect(joined.sections.count == 100_000)
      #expect(joined.sections.last?.body.first?.identity.description == "1-49999/body/1")
    }
    #expect(time < .seconds(60), "\(time)")
  }
}
