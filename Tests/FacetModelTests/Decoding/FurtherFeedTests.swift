import FacetModel
import Testing

/// A response is shown as one feed. What else it holds is left out, and never silently.
struct FurtherFeedTests {
  private static func feed(_ id: String) -> String {
    #"{"body":[{"id":"s","body":[\#(node(id, "row.text"))]}],"page":null}"#
  }

  @Test func ofSeveralOperationsTheFirstIsShown() throws {
    let feed = try decode(
      """
      {"data": {
        "homePage": \(Self.feed("a")),
        "user": {"name": "Inés"},
        "searchPage": \(Self.feed("b")),
        "storePage": \(Self.feed("c"))
      }}
      """)
    #expect(feed.dialect == .web)
    #expect(outline(feed.body) == "a")
    #expect(feed.rules == [.furtherFeed, .furtherFeed])
    #expect(feed.places(of: .furtherFeed) == ["4:17", "5:16"])
    #expect(Rule.furtherFeed.severity == .note)
  }

  @Test func ofSeveralAnswersInACacheTheFirstIsShown() throws {
    let feed = try decode(
      """
      {"state": {"ROOT_QUERY": {
        "feed({\\"x\\":1})": \(Self.feed("a")),
        "feed({\\"x\\":2})": \(Self.feed("b")),
        "feed({\\"x\\":3})": {"__ref": "Feed:3"},
        "feed({\\"x\\":4})": {"__ref": "Feed:3"}
      },
      "Feed:3": \(Self.feed("c"))}}
      """)
    #expect(feed.dialect == .cache)
    #expect(outline(feed.body) == "a")
    // Two answers that are one feed are one feed.
    #expect(feed.places(of: .furtherFeed) == ["3:22", "7:11"])
    #expect(feed.rules == [.furtherFeed, .furtherFeed])
  }

  @Test func modulesBesideAFeedAreToldOf() throws {
    let feed = try decode(
      #"{"data":{"display_modules":[{"type":"a","data":\#(node("m", "row.text"))}],"feed":\#(Self.feed("a"))}}"#)
    #expect(outline(feed.body) == "a")
    #expect(feed.places(of: .furtherFeed) == ["1:28"])
  }

  @Test func whatElseAModuleWrapsIsToldOf() throws {
    let feed = try decode(
      #"{"display_modules":[{"type":"a","data":{"x":[\#(node("a", "row.text"))],"y":\#(node("b", "row.text"))}}]}"#)
    #expect(outline(feed.body) == "a")
    #expect(feed.rules == [.furtherFeed])
  }

  @Test func oneFeedIsAllThereIs() throws {
    #expect(try decode(#"{"data":{"feed":\#(Self.feed("a")),"other":null}}"#).diagnostics.isEmpty)
  }
}
