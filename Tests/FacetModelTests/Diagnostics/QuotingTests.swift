import FacetModel
import JSON
import Testing
import Wording

/// A line about a response stays a line, however much the response says.
struct QuotingTests {
  private static let long = String(repeating: "x", count: 5000)

  @Test(arguments: [
    #"[{"id":"L","component":{"id":"row.text"}},{"id":"L","component":{"id":"row.text"}}]"#,
    #"[{"id":"L","body":[]},{"id":"L","body":[]}]"#,
    #"{"display_modules":[{"type":"L","data":{}},{"type":"facet","data":{"id":"a","component":{"id":"b"}}}]}"#,
    #"{"data":{"feed":{"body":[]}},"errors":[{"message":"L"}]}"#,
    #"{"ROOT_QUERY":{"feed":{"body":[{"id":"s","body":[{"__ref":"L"}]}]}}}"#,
    #"[{"id":"a","component":{"id":"L"}}]"#,
    #"[{"id":"a","component":{"id":"row.text"},"events":{"click":{"name":"L"},"L":{}}}]"#,
    #"[{"id":"a","component":{"id":"row.text"},"events":{"click":{"name":"navigate","data":{"uri":"L://x"}}}}]"#,
    #"[{"id":"a","component":{"id":"row.text"},"images":{"main":{"uri":"x","style":"L"},"custom":{"L":7}}}]"#,
    #"[{"id":"a","component":{"id":"row.text"},"custom":{"badges":[{"text":"x","type":"L"}]}}]"#,
    #"{"body":[],"page":{"next":{"name":"L","data":{}}}}"#,
  ])
  func noDiagnosticIsLong(_ json: String) throws {
    let bytes = ByteBuffer(json.replacing("L", with: Self.long))
    let feed = try FeedDecoder(interner: .forFeeds(), defersLogging: false).decode(bytes)
    let found = Linter(feed, admission: Admission(feed.tree, for: .all)).diagnostics().inOrder
    #expect(found.contains { $0.message.contains("xxx…") }, "\(found)")
    for diagnostic in found {
      #expect(diagnostic.message.count < 400)
    }
  }

  @Test(arguments: [#"{"L":1,"LL":2}"#, #"{"errors":[{"message":"L"},{"message":"L"}]}"#])
  func noErrorIsLong(_ json: String) throws {
    let error = try #require(throws: FeedError.self) { try decode(json.replacing("L", with: Self.long)) }
    let message = error.message(in: .english) { Location(line: 1, column: $0) }.string
    #expect(message.count < 400 && message.contains("…"))
  }

  /// A letter with a million accents is one character.
  @Test func aCharacterCanBeLongToo() throws {
    let id = "a" + String(repeating: "\u{301}", count: 5000)
    let feed = try decode(#"[{"id":"\#(id)","component":{"id":"x"}},{"id":"\#(id)","component":{"id":"x"}}]"#)
    #expect(try #require(feed.diagnostics.first).message.unicodeScalars.count < 400)
  }
}
