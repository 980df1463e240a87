import AppTestSupport
import FacetModel
import JSON
import TestSupport
import Testing
import Text

@testable import Feeds
@testable import Sessions

/// Searching everything that was ever seen, when no server is asked.
struct SeenSearchTests {
  private static let page =
    #"[{"id":"dish:1","component":{"id":"row.item"},"text":{"title":"Dumplings"}},{"id":"dish:2","component":{"id":"row.item"},"text":{"title":"Pancake"}}]"#

  private func app(findsSeen: Bool = true) throws -> TestApp {
    try TestApp(json: Self.page, reducesMotion: true, findsSeen: findsSeen)
  }

  private func facet(_ id: String, _ text: String, isCurrent: Bool = true) -> FoundFacet {
    FoundFacet(
      answer: 12, id: id, component: "row.item", section: "mains",
      address: "https://me:hush@feeds.example/menu?key=hush",
      firstSeen: 5, lastSeen: 5, isCurrent: isCurrent, text: text, hasID: false)
  }

  private func text(of facets: [FoundFacet], _ words: String = "soup") -> String {
    let text = FoundPage(query: words, found: FoundFacets(facets: facets, more: 0), words: .english) { _ in "3 days ago"
    }.text
    return text.string(in: 0..<text.count)
  }

  private func request(_ app: TestApp) -> FeedRequest? { app.requests.last?.request }

  @Test("The palette offers to find the typed words in all that was seen, after the entries that match them")
  func palette() throws {
    let app = try app()
    app.type(":soup of day")
    #expect(app.rows.contains { $0.contains("find “soup of day” in all pages seen") })
    app.press(.enter)
    #expect(request(app) == .find("soup of day"))
    let other = try self.app()
    other.type(":quit")
    let lines = other.rows.filter { $0.contains("quit") }
    #expect(lines.last?.contains("find “quit”") == true && lines.count > 2, "\(other.picture)")
    let short = try self.app()
    short.type(":rl").press(.enter)
    #expect(request(short) != .find("rl"), "two letters are short for something to do")
    let online = try self.app(findsSeen: false)
    online.type(":soup")
    #expect(!online.picture.contains("find “"))
  }

  @Test("A click on the offer does the same as Enter") func mouse() throws {
    let app = try app()
    app.type(":soup")
    let place = try #require(app.place(of: "find “soup”"))
    app.click(x: place.x, y: place.y)
    #expect(request(app) == .find("soup"))
  }

  @Test("The results are a page whose rows lead to the response and the facet, without secrets of addresses")
  func results() throws {
    let app = try app()
    app.type(":soup").press(.enter)
    try app.answer(withJSON: text(of: [facet("dish:9#/ü", "Bean soup"), facet("gone", "Old soup", isCurrent: false)]))
    #expect(app.rows.contains { $0.contains("2 facets of the pages seen say “soup”") }, "\(app.picture)")
    #expect(app.rows.contains { $0.contains("https://feeds.example/menu?…, mains") })
    #expect(!app.picture.contains("hush"))
    app.press(.down).press(.enter)
    try #require(request(app) == .open(uri: "12#dish%3a9%23%2f%c3%bc"), "\(app.picture)")
    let row =
      #"{"id":"dish:9#/ü","component":{"id":"row.item"},"text":{"title":"Bean soup"},"events":{"click":{"name":"navigate","data":{"uri":"x"}}}}"#
    let rows = (0..<60).map { #"{"id":"r\#($0)","component":{"id":"row.item"},"text":{"title":"Row \#($0)"}}"# }
    try app.answer(withJSON: "[" + rows.joined(separator: ",") + "," + row + "]")
    #expect(app.focused == "dish:9#/ü")
    #expect(app.rows.contains { $0.contains("Bean soup") })
  }

  @Test("A facet that its page no longer has leads to the page alone")
  func goneFacets() throws {
    let app = try app()
    app.type(":soup").press(.enter)
    try app.answer(withJSON: text(of: [facet("gone", "Old soup", isCurrent: false)]))
    app.press(.down).press(.enter)
    #expect(request(app) == .open(uri: "12"))
  }

  @Test("A search that finds nothing says so", arguments: ["soup", #"a "quoted" \u0000 word"#]) func nothing(
    words: String
  ) throws {
    let app = try app()
    app.type(":soup").press(.enter)
    try app.answer(withJSON: text(of: [], words))
    #expect(app.rows.contains { $0.contains("no page seen says “\(words)”") }, "\(app.picture)")
  }

  @Test("A link to a part of another page focuses that part when the page arrives")
  func fragments() throws {
    let link =
      #"{"id":"a","component":{"id":"row.text"},"text":{"title":"On"},"events":{"click":{"name":"navigate","data":{"uri":"menu#late"}}}}"#
    let app = try TestApp(json: "[\(link)]", reducesMotion: true)
    app.press(.down).press(.enter)
    try #require(!app.requests.isEmpty, "\(app.picture)")
    let rows = (0..<60).map {
      #"{"id":"r\#($0)","component":{"id":"row.item"},"text":{"title":"Row \#($0)"},"events":{"click":{"name":"navigate","data":{"uri":"x"}}}}"#
    }
    let sections = [("early", rows[0..<30]), ("late", rows[30...])].map {
      #"{"id":"\#($0)","body":[\#($1.joined(separator: ","))]}"#
    }
    try app.answer(withJSON: #"{"body":[\#(sections.joined(separator: ","))]}"#)
    #expect(app.focused == "r30")
  }

  @Test("A recorded search request is read back unchanged")
  func recorded() throws {
    let request = FeedRequest.find("soup “of” the day")
    let json = WrittenJSON.object(request.json).bytes
    #expect(FeedRequest(try Document.read(ByteBuffer(json), interner: .forFeeds()).root) == request)
  }
}
