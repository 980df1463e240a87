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

  /// Against the same facets sent in one page.
  @Test func twoPagesAreOneFeed() throws {
    let interner = Interner.forFeeds()
    let nested = facet("c", children: [facet("d"), facet("d")])
    let first = try Feed(
      json: page([section("a", [facet("1"), nested]), section("b", [facet("2")])]), interner: interner)
    let next = try Feed(
      json: page([section("b", [facet("2"), facet("3")]), section("new", [nested]), section("a", [facet("1")])]),
      interner: interner)
    let whole = try Feed(
      json: page([
        section("a", [facet("1"), nested, facet("1")]), section("b", [facet("2"), facet("2"), facet("3")]),
        section("new", [nested]),
      ]), interner: interner)
    let joined = first.appending(next)
    #expect(identities(joined) == identities(whole))
    #expect(joined.facetCount == whole.facetCount)
    #expect(identities(first.appending(next).appending(next)).count == identities(whole).count + 6)
  }

  @Test func theLastPageSaysHowToGoOn() throws {
    let next = #"{"name":"load_content","data":{"cursor":"abc"}}"#
    let interner = Interner.forFeeds()
    let first = try Feed(json: page([section("a", [facet("1")])], next: next), interner: interner)
    let last = try Feed(json: page([section("a", [facet("2")])]), interner: interner)
    #expect(first.page.next == .loadContent(.page(cursor: "abc")))
    #expect(first.appending(last).page.next == nil)
  }

  /// As many sections as a hostile page has; looking for each among all others would take minutes.
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
