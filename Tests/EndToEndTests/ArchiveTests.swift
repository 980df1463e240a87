import Foundation
import TestSupport
import Testing

/// Replaying the archives of browsers and proxies.
struct ArchiveTests {
  private func withArchive(_ body: (String) throws -> Void) throws {
    let entries = try [
      ("https://api.example.com/v1/home_feed", "home"), ("https://api.example.com/v1/home_feed?cursor=x", "home-2"),
      ("https://api.example.com/v1/store/1", "store"),
    ].map { url, sample -> [String: Any] in
      let text = try String(contentsOfFile: Facet.sample(sample), encoding: .utf8)
      return ["request": ["method": "GET", "url": url], "response": ["content": ["text": text]]]
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    try JSONSerialization.data(withJSONObject: ["log": ["entries": entries]]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  private func rows(_ command: Command) -> [Substring] {
    command.output.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("An archive shows the same pages as the files that it was made of")
  func anArchiveIsBrowsedLikeItsFiles() throws {
    try withArchive { file in
      let home = try Facet.run("render", file, "--size", "80x24")
      let plain = try Facet.run("render", Facet.sample("home"), "--size", "80x24")
      #expect(home.status == .exited(0))
      #expect(rows(home).dropLast(2) == rows(plain).dropLast(2))
      let end = try Facet.run("render", file, "--size", "80x24", "--keys", "G G")
      #expect(end.output.contains("Late night") || end.output.contains("Phở Sáu Cây"))
      let reloaded = try Facet.run("replay", file)
      #expect(reloaded.status == .exited(0))
      #expect(reloaded.output.contains("What sounds good tonight?"))
    }
  }

  @Test("An archive without a feed is refused with the position of its entries")
  func archivesWithoutAFeedAreRefused() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    try Data("{\n \"log\": {\"entries\": []}}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let command = try Facet.run("replay", file.path)
    #expect(command.status == .exited(65))
    #expect(command.errors.hasSuffix(".har:2:21: none of these responses holds a feed\n"))
  }

  /// An archive with a page, and the answer to the request for the next one.
  private func withAnswer(_ status: Int, _ body: String, to cursor: String, _ test: (String) throws -> Void) throws {
    let page = #"""
      {"data":{"home":{"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"Bread"}}]}],
       "page":{"next":{"name":"load_content","data":{"cursor":"YQ=="}}}}}}
      """#
    let entries = try [("", 200, page), (cursor, status, body)].map { cursor, status, body -> [String: Any] in
      let variables = cursor.isEmpty ? [:] : ["cursor": cursor]
      let posted = try JSONSerialization.data(withJSONObject: ["operationName": "home", "variables": variables])
      return [
        "request": [
          "method": "POST", "url": "https://feeds.example/graphql",
          "postData": ["mimeType": "application/json", "text": String(decoding: posted, as: UTF8.self)],
        ],
        "response": ["status": status, "content": ["mimeType": "application/json", "text": body]],
      ]
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    try JSONSerialization.data(withJSONObject: ["log": ["entries": entries]]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try test(file.path)
  }

  @Test(
    "A further page that was answered by an error is shown as one, and lint reports it",
    arguments: [
      (500, #"{"errors":[{"message":"boom"}],"data":null}"#, "feed: boom"),
      (200, #"{"errors":[{"message":"boom"}],"data":null}"#, "feed: boom"),
      (502, "<html>x</html>", "the server says 502"),
      (503, "", "the server says 503"),
    ])
  func refusedPagesAreErrors(status: Int, body: String, words: String) throws {
    try withAnswer(status, body, to: "YQ==") { file in
      let page = try Facet.run("render", file, "--size", "60x12", "--keys", "G")
      #expect(page.output.contains("This part could not be loaded"))
      #expect(page.output.contains(words))
      #expect(!page.output.contains("End of the saved page"))
      let lint = try Facet.run("lint", file)
      #expect(lint.output.contains("home: error[F014]: ") && lint.output.contains(words))
      #expect(lint.status == .exited(1))
      #expect(try Facet.run("lint", file, "--ignore", "F014").status == .exited(0))
    }
  }

  @Test("An error that answers another request leaves the end of the page as it is")
  func otherRefusalsAreNoError() throws {
    try withAnswer(500, "", to: "other") { file in
      let page = try Facet.run("render", file, "--size", "60x12", "--keys", "G")
      #expect(page.output.contains("End of the saved page"))
    }
  }

  /// An archive with the answers of operations, whose rows are the ids.
  private func withOperations(
    _ answers: [(operation: String, rows: [String])], _ body: (String) throws -> Void
  ) throws {
    let entries = try answers.map { operation, rows -> [String: Any] in
      let facets = rows.map { id -> [String: Any] in
        ["id": id, "component": ["id": "row.text", "category": "row"], "text": ["title": "\(operation) \(id)"]]
      }
      let posted = try JSONSerialization.data(withJSONObject: ["operationName": operation, "variables": [:]])
      let feed: [String: Any] = ["data": ["feed": ["body": [["id": "s", "body": facets]]]]]
      return [
        "request": [
          "method": "POST", "url": "https://api.example.com/graphql",
          "postData": ["mimeType": "application/json", "text": String(decoding: posted, as: UTF8.self)],
        ],
        "response": [
          "status": 200,
          "content": [
            "mimeType": "application/json",
            "text": String(decoding: try JSONSerialization.data(withJSONObject: feed), as: UTF8.self),
          ],
        ],
      ]
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    try JSONSerialization.data(withJSONObject: ["log": ["entries": entries]]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test("An operation names the response of an archive that is shown first")
  func anOperationIsShownFirst() throws {
    try withOperations([("home", ["a"]), ("search", ["b"]), ("search", ["c"])]) { file in
      for (name, row) in [("home", "home a"), ("search", "search b"), ("search#2", "search c")] {
        let page = try Facet.run("render", file, "--size", "60x10", "--operation", name)
        #expect(page.output.contains(row))
        #expect(page.status == .exited(0))
      }
      let unknown = try Facet.run("render", file, "--operation", "store")
      #expect(unknown.status == .exited(64))
      #expect(
        unknown.errors
          == "facet: \(file): No saved response for the operation 'store'; saved: 'home', 'search', 'search#2'\n")
      #expect(try Facet.run("lint", file, "--operation", "search#2").output.hasPrefix("1 file: 0 errors"))
      #expect(try Facet.run("lint", file, "--operation", "search").output.hasPrefix("1 file: 0 errors"))
      let lint = try Facet.run("lint", file, "--operation", "store")
      #expect(lint.output.contains("saved: 'home', 'search', 'search#2'") && !lint.output.contains("name that ends"))
      #expect(lint.status == .exited(65))
      let both = try Facet.run("render", file, "--operation", "search#2", "--compare", file, "--size", "60x12")
      #expect(both.output.contains("the same") && !both.output.contains("search b"), "each is beside itself")
    }
  }

  @Test("Of two archives the responses of one operation are compared, and messages name them")
  func responsesOfOneOperationAreCompared() throws {
    try withOperations([("home", ["a"]), ("search", ["b"])]) { old in
      // The newer archive begins with another operation.
      try withOperations([("splash", ["z"]), ("home", ["a", "n"]), ("search", ["c"])]) { new in
        let first = try Facet.run("diff", old, new)
        #expect(first.output.hasSuffix("1 inserted, 0 deleted, 0 moved, 0 updated; 2 the same\n"))
        #expect(
          first.errors == """
            facet: \(old): 'home' is compared, one of 2 feeds; --operation compares another: 'search'
            facet: \(new): 'home' is compared, one of 3 feeds; --operation compares another: 'splash', 'search'

            """)
        let second = try Facet.run("diff", old, new, "--operation", "search")
        #expect(second.output.hasSuffix("1 inserted, 1 deleted, 0 moved, 0 updated; 1 the same\n"))
        #expect(second.errors.isEmpty)
        let both = try Facet.run("render", new, "--operation", "search", "--compare", old, "--size", "60x12")
        #expect(both.output.contains("-search b"))
        #expect(both.output.contains("+search c"))
      }
    }
  }
}
