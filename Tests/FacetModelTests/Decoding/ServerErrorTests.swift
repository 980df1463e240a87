import FacetModel
import Testing

/// GraphQL says what went wrong instead of a feed, or beside one.
struct ServerErrorTests {
  @Test(arguments: [
    (#"{"errors":[{"message":"no such consumer","path":["feed"]}]}"#, ["no such consumer"]),
    (#"{"errors":[{"message":"one"},{"message":"two"}],"data":null}"#, ["one", "two"]),
    (#"{"data":{"homePageFacetFeed":null},"errors":[{"message":"timed out"}]}"#, ["timed out"]),
    (#"{"errors":["plain"]}"#, ["plain"]),
  ])
  func theMessagesAreTheServersOwn(_ json: String, _ expected: [String]) throws {
    let error = try #require(throws: FeedError.self) { try decode(json) }
    guard case .server(let messages, let offset) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(messages == expected)
    #expect(Array(json.utf8)[offset] == UInt8(ascii: "["))
    #expect(error.message { _ in fatalError("nothing to locate") }.contains(expected[0]))
  }

  @Test(arguments: [#"{"errors":[{}]}"#, #"{"errors":[{"message":""}]}"#, #"{"errors":[null]}"#])
  func anErrorWithoutAMessageIsAnErrorStill(_ json: String) throws {
    let error = try #require(throws: FeedError.self) { try decode(json) }
    guard case .server(let messages, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(messages.count == 1)
  }

  @Test func errorsBesideAFeedCostNothingAndAreTold() throws {
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
}
