import FacetModel
import JSON
import Lint
import Testing
import Wording

/// Messages that quote a response stay short, so that each is a line.
struct QuotingTests {
  private static let long = String(repeating: "x", count: 5000)

  @Test(
    "A diagnostic that quotes a very long text stays short",
    arguments: [
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
  func diagnosticsAreShort(_ json: String) throws {
    let bytes = ByteBuffer(json.replacing("L", with: Self.long))
    let feed = try FeedDecoder(interner: .forFeeds(), defersLogging: false).decode(bytes)
    let found = Linter(feed, admission: Admission(feed.tree, for: .all)).diagnostics().inOrder
    #expect(found.contains { $0.message.contains("xxx…") }, "\(found)")
    for diagnostic in found {
      #expect(diagnostic.message.count < 400)
    }
  }

  @Test(
    "An error that quotes a very long text stays short",
    arguments: [#"{"L":1,"LL":2}"#, #"{"errors":[{"message":"L"},{"message":"L"}]}"#])
  func errorsAreShort(_ json: String) throws {
    let error = try #require(throws: FeedError.self) { try decode(json.replacing("L", with: Self.long)) }
    let message = error.message(in: .english) { Location(line: 1, column: $0) }.string
    #expect(message.count < 400 && message.contains("…"))
  }

  /// A letter with thousands of accents is a single character.
  @Test("A very long character is cut too") func longCharactersAreCut() throws {
    let id = "a" + String(repeating: "\u{301}", count: 5000)
    let feed = try decode(#"[{"id":"\#(id)","component":{"id":"x"}},{"id":"\#(id)","component":{"id":"x"}}]"#)
    #expect(try #require(feed.diagnostics.first).message.unicodeScalars.count < 400)
  }
}
