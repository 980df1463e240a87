import FacetModel
import JSON
import Testing

/// Further feeds in a response. Only the first is shown; the others are reported.
struct FurtherFeedTests {
  private static func feed(_ id: String) -> String {
    #"{"body":[{"id":"s","body":[\#(node(id, "row.text"))]}],"page":null}"#
  }

  @Test("Of several operations the first is shown, and the others are reported") func firstOperationIsShown() throws {
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

  @Test("Of several answers in a cache the first is shown, and each other feed is reported once")
  func firstAnswerOfACacheIsShown() throws {
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
    // The last two answers refer to the same feed, which is reported once.
    #expect(feed.places(of: .furtherFeed) == ["3:22", "7:11"])
    #expect(feed.rules == [.furtherFeed, .furtherFeed])
  }

  @Test("Modules beside a feed are reported") func modulesBesideAFeedAreReported() throws {
    let feed = try decode(
      #"{"data":{"display_modules":[{"type":"a","data":\#(node("m", "row.text"))}],"feed":\#(Self.feed("a"))}}"#)
    #expect(outline(feed.body) == "a")
    #expect(feed.places(of: .furtherFeed) == ["1:28"])
  }

  @Test("A second list of facets in a module is reported") func furtherListsOfAModuleAreReported() throws {
    let feed = try decode(
      #"{"display_modules":[{"type":"a","data":{"x":[\#(node("a", "row.text"))],"y":\#(node("b", "row.text"))}}]}"#)
    #expect(outline(feed.body) == "a")
    #expect(feed.rules == [.furtherFeed])
  }

  @Test("A response with a single feed has no diagnostics") func singleFeedIsNotReported() throws {
    #expect(try decode(#"{"data":{"feed":\#(Self.feed("a")),"other":null}}"#).diagnostics.isEmpty)
  }

  /// A list of answers, each with a feed of one facet.
  private static func batch(_ count: Int) -> ByteBuffer {
    let answers = (1...count).map { #"{"data":{"page\#($0)":\#(feed("f\($0)"))}}"# }
    return ByteBuffer("[" + answers.joined(separator: ",\n") + "]")
  }

  @Test("All feeds of a response are decoded from one reading of it, the shown one first")
  func allFeedsAreDecodedFromOneReading() throws {
    let text = ByteBuffer(
      #"{"data":{"quay":\#(Self.feed("a")),"pier":{"body":[{"id":"s","body":[\#(node("b", "row.text")),"#
        + #"\#(node("c", "row.text"))]}]},"dock":\#(Self.feed("d"))}}"#)
    let decoder = FeedDecoder(interner: .forFeeds())
    let feeds = try decoder.decodeAll(text).map { try $0.get() }
    #expect(feeds.map(\.operation) == ["pier", "quay", "dock"])
    #expect(feeds.map { outline($0.body) } == ["b c", "a", "d"])
    #expect(Set(feeds.map { ObjectIdentifier($0.document) }).count == 1)
    #expect(feeds.map { $0.others.map(\.name) } == [["quay", "dock"], ["pier", "dock"], ["quay", "pier"]])
    #expect(feeds.map(\.rules) == [[.furtherFeed, .furtherFeed], [], []], "the shown feed alone names the others")
  }

  @Test("Of very many feeds a part is looked at, and a diagnostic counts the rest")
  func veryManyFeedsAreCounted() throws {
    let text = Self.batch(1000)
    let decoder = FeedDecoder(interner: .forFeeds())
    let feeds = try decoder.decodeAll(text).map { try $0.get() }
    #expect(feeds.count == 201)
    #expect(feeds[0].others.count == 200)
    #expect(feeds[0].diagnostics.last?.message == "799 more feeds after this one, which are not looked at")
    #expect(feeds[0].places(of: .furtherFeed).last == "201:20")
    #expect(outline(try decoder.decode(text, operation: "page987").body) == "f987", "each is found by its name")
  }
}
