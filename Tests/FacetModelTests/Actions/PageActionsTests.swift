import FacetModel
import Testing

struct PageActionsTests {
  @Test(
    "A page with a cursor or an offset has a next page",
    arguments: [
      #"{"name":"load_content","data":{"cursor":"c1"}}"#, #"{"name":"load_content","data":"{\"cursor\":\"c1\"}"}"#,
      #"{"name":"loadContent","data":{"offset":"c1"}}"#,
    ])
  func pageHasANextPage(_ next: String) throws {
    #expect(try nextPage(next) == .loadContent(.page(cursor: "c1")))
  }

  @Test(
    "A page without a cursor is the last",
    arguments: [
      "null", "{}", #""""#, "[]", #"{"name":"load_content"}"#, #"{"name":"load_content","data":{}}"#,
      #"{"name":"load_content","data":null}"#, #"{"name":"load_content","data":{"cursor":""}}"#,
      #"{"name":"load_content","data":"{\"cursor\":null}"}"#,
      #"{"name":null,"data":null,"__typename":"FacetV2Action"}"#,
      #"{"name":"loadContent","data":{"offset":null}}"#,
    ])
  func pageWithoutACursorIsTheLast(_ next: String) throws {
    #expect(try nextPage(next) == nil)
  }

  @Test("A page may ask for actions once it is loaded", arguments: ["on_load", "onLoad"])
  func pageMayHaveActionsOnLoad(_ key: String) throws {
    let feed = try decode(
      #"{"body":[],"page":{"\#(key)":[{"name":"load_content","data":{"sections":["s"]}},null,{"name":"greet"}]}}"#)
    #expect(feed.page.onLoad == [.loadContent(.sections(["s"])), .unknown(name: "greet")])
  }

  @Test(
    "A page may have neither a next page nor actions on load",
    arguments: [#"{"body":[]}"#, #"{"body":[],"page":null}"#, #"{"body":[],"page":{"next":null,"onLoad":null}}"#])
  func pageMayHaveNoActions(_ json: String) throws {
    let feed = try decode(json)
    #expect(feed.page.next == nil)
    #expect(feed.page.onLoad.isEmpty)
  }

  private func nextPage(_ json: String) throws -> Action? {
    try decode(#"{"body":[],"page":{"next":\#(json)}}"#).page.next
  }
}
