import FacetModel
import Foundation
import JSON
import Testing
import Wording

/// GraphQL errors in place of a feed or beside a feed.
struct ServerErrorTests {
  @Test(
    "A response with only errors is refused with the server's own messages",
    arguments: [
      (#"{"errors":[{"message":"no such consumer","path":["feed"]}]}"#, ["no such consumer"]),
      (#"{"errors":[{"message":"one"},{"message":"two"}],"data":null}"#, ["one", "two"]),
      (#"{"data":{"homePageFacetFeed":null},"errors":[{"message":"timed out"}]}"#, ["timed out"]),
      (#"{"errors":["plain"]}"#, ["plain"]),
    ])
  func serverMessagesAreKept(_ json: String, _ expected: [String]) throws {
    let error = try #require(throws: FeedError.self) { try decode(json) }
    guard case .server(let messages, let offset) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(messages.compactMap(\.self) == expected)
    #expect(Array(json.utf8)[offset] == UInt8(ascii: "["))
    #expect(error.message(in: .english) { _ in fatalError("nothing to locate") }.string.contains(expected[0]))
  }

  @Test(
    "An error in another form than GraphQL's is quoted, and its place is that of the error",
    arguments: [
      (#"{"error":{"code":"UNAUTHORIZED","message":"session expired"}}"#, ["session expired"], "{\"code\""),
      (#"{"error":"session expired"}"#, ["session expired"], "\"session"),
      (#"{"timestamp":"2026-11-28","status":404,"error":"Not Found","message":"no store 7"}"#, ["no store 7"], "\"Not"),
      (
        #"{"code":401,"error":{"errors":[{"message":"bad token"},{"message":"no user"}]}}"#, ["bad token", "no user"],
        "{\"e"
      ),
      (#"{"title":"Oops","error":{"message":"menu is locked"}}"#, ["menu is locked"], "{\"m"),
      (#"{"message":"menu is locked","error":{"code":7}}"#, ["menu is locked"], "{\"c"),
      (#"{"error":"invalid_grant","error_description":"token is stale"}"#, ["token is stale"], "\"invalid"),
      (
        #"{"type":"about:blank","title":"Gone","status":410,"detail":"menu was removed"}"#, ["menu was removed"],
        "\"menu"
      ),
      (#"{"message":"rate limited","statusCode":429}"#, ["rate limited"], "\"rate"),
      (#"{"error":[{"message":"one"},"two"],"data":null}"#, ["one", "two"], "[{"),
    ])
  func otherErrorsAreQuoted(_ json: String, _ expected: [String], _ place: String) throws {
    let error = try #require(throws: FeedError.self) { try decode(json) }
    guard case .server(let messages, let offset) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(messages.compactMap(\.self) == expected)
    #expect(String(decoding: Array(json.utf8)[offset...], as: UTF8.self).hasPrefix(place))
  }

  @Test(
    "A response without a feed is no error only because it has a message, a status or an empty error",
    arguments: [
      #"{"message":"saved","status":200}"#, #"{"message":"hello"}"#, #"{"status":404}"#, #"{"error":null,"name":"x"}"#,
      #"{"error":"","name":"x"}"#, #"{"error":false,"name":"x"}"#, #"{"error":{},"name":"x"}"#,
      #"{"code":"404","message":"x"}"#,
    ])
  func otherAnswersAreNoErrors(_ json: String) throws {
    let error = try #require(throws: FeedError.self) { try decode(json) }
    guard case .noFeed = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("A feed beside an error of another form is shown") func feedsBesideErrorsAreShown() throws {
    let feed = try decode(
      #"{"error":"late","body":[{"id":"s","header":[],"body":[],"footer":[]}],"header":[],"footer":[]}"#)
    #expect(feed.sections.count == 1)
  }

  @Test(
    "An error without a message is still an error",
    arguments: [#"{"errors":[{}]}"#, #"{"errors":[{"message":""}]}"#, #"{"errors":[null]}"#])
  func errorsWithoutMessagesAreErrors(_ json: String) throws {
    let error = try #require(throws: FeedError.self) { try decode(json) }
    guard case .server(let messages, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(messages.count == 1)
  }

  @Test("Errors beside a feed are reported, and the feed is shown") func errorsBesideAFeedAreReported() throws {
    let feed = try decode(
      """
      {"errors":[
        {"message":"badges are late"}],
       "data":{"feed":{"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"}}]}]}}}
      """)
    #expect(outline(feed.body) == "a")
    #expect(feed.rules == [.serverErrors])
    #expect(feed.places(of: .serverErrors) == ["2:3"])
    #expect(feed.diagnostics.first?.message.contains("badges are late") == true)
  }

  private static let facets = #"[{"id":"a","component":{"id":"row.text"}}]"#

  @Test(
    "Errors beside facets are reported in every envelope, with the path that they name",
    arguments: [
      (
        #"{"errors":[{"message":"one","path":["feed","badges",0]}],"data":{"feed":{"body":[{"id":"s","body":\#(facets)}]}}}"#,
        1
      ),
      (#"{"errors":[{"message":"one"},"two"],"data":{"shelf":{"legoItems":\#(facets)}}}"#, 2),
      (#"{"data":\#(facets),"errors":[{"message":"one"}]}"#, 1),
      (#"{"body":[{"id":"s","body":\#(facets)}],"errors":["one"]}"#, 1),
      (
        #"[{"data":{"feed":{"body":[{"id":"s","body":\#(facets)}]}},"errors":[{"message":"one"}]},{"errors":["two"]}]"#,
        2
      ),
      (#"{"errors":[],"data":{"feed":{"body":[{"id":"s","body":\#(facets)}]}}}"#, 0),
      (#"{"errors":null,"data":{"feed":{"body":[{"id":"s","body":\#(facets)}]}}}"#, 0),
      (#"{"errors":{"message":"one"},"data":{"feed":{"body":[{"id":"s","body":\#(facets)}]}}}"#, 1),
    ])
  func errorsAreFound(json: String, count: Int) throws {
    let feed = try decode(json)
    #expect(feed.facetCount == 1)
    #expect(feed.diagnosticCounts[.serverErrors] ?? 0 == count)
    #expect(feed.serverErrors.count == count)
    let said = feed.serverErrors.map { $0.message(in: .english).string }
    if count > 0 { #expect(said[0].hasPrefix("the server says: one")) }
    if json.contains("path") { #expect(said[0].hasSuffix("one (feed/badges/0)")) }
  }

  @Test(
    "In a batch, the errors beside one operation are not those of another",
    arguments: [("a", ["one", "lost"]), ("b", ["two", "lost"]), ("c", ["lost"])])
  func errorsOfABatch(operation: String, expected: [String]) throws {
    func answer(_ name: String, _ errors: String) -> String {
      #"{"data":{"\#(name)":{"body":[{"id":"s","body":\#(Self.facets)}]}}\#(errors)}"#
    }
    let batch = [
      answer("a", #","errors":[{"message":"one"}]"#), answer("b", #","errors":[{"message":"two"}]"#), answer("c", ""),
      #"{"data":null,"errors":[{"message":"lost"}]}"#,
    ]
    let json = "[" + batch.joined(separator: ",\n") + "]"
    for defersLogging in [false, true] {
      let decoder = FeedDecoder(interner: .forFeeds(), defersLogging: defersLogging)
      let feed = try decoder.decode(ByteBuffer(Array(json.utf8)), operation: operation)
      let said = feed.serverErrors.map { $0.message(in: .english).string }
      #expect(said == expected.map { "the server says: \($0)" })
    }
  }

  @Test(
    "A row of a web page that is an error is said where the feed refers to it, with its message or its number in the logs",
    arguments: [
      (#"{"digest":"99","message":"stores timed out"}"#, "stores timed out (digest 99)"),
      (#"{"message":"stores timed out"}"#, "stores timed out"),
      (#"{"digest":"2338497"}"#, "an error without a message (digest 2338497)"),
      ("", "an error without a message"), ("{", "an error without a message"),
    ])
  func errorRows(row: String, said: String) throws {
    func page(referringTo id: String) throws -> Feed {
      let list = Self.facets.dropLast() + #","$\#(id)"]"#
      let rows = #"1:{"home":{"body":[{"id":"s","body":\#(list)}]}}"# + "\n5:E\(row)\n2:I[1]\n6:null\n"
      let script = try #require(String(data: JSONEncoder().encode(rows), encoding: .utf8))
      return try decode("<!DOCTYPE html>\n<script>self.__next_f.push([1,\(script)])</script>")
    }
    let broken = try page(referringTo: "5")
    #expect(broken.serverErrors.map { $0.message(in: .english).string } == ["the server says: \(said)"])
    #expect(broken.facetCount == 1)
    // An error elsewhere on the page is not the feed's.
    #expect(try page(referringTo: "6").serverErrors.isEmpty)
  }

  @Test("A further page brings its errors with it") func furtherPagesBringErrors() throws {
    let page = { (name: String) in
      #"{"errors":["\#(name)"],"data":{"feed":{"body":[{"id":"s","body":[{"id":"\#(name)","component":{"id":"row.text"}}]}]}}}"#
    }
    let interner = Interner.forFeeds()
    let first = try FeedDecoder(interner: interner).decode(ByteBuffer(page("one")))
    let second = try FeedDecoder(interner: interner).decode(ByteBuffer(page("two")))
    let said = first.appending(second).serverErrors.map { $0.message(in: .english) }
    #expect(said == ["the server says: one", "the server says: two"])
  }
}
