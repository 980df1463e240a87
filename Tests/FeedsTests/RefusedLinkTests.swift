import FacetModel
import Foundation
import JSON
import Testing

@testable import Feeds

/// Errors that answer requests which the links of a page lead to.
struct RefusedLinkTests {
  private static func facet(_ click: String) -> String {
    let click = #"{"click":{"name":"navigate","data":{"uri":"\#(click)"}}}"#
    return #"{"id":"f","component":{"id":"row.text"},"text":{"title":"x"},"events":\#(click)}"#
  }

  private static let picture = """
    {"id":"p","component":{"id":"image.standard"},"images":{"main":{"uri":"https://x.com/p.png",\
    "events":{"click":{"name":"navigate","data":{"uri":"store/c"}}}}}}
    """

  private func archive(
    _ answers: [(url: String, status: Int, body: String)], method: String = "GET"
  ) throws -> HARArchive {
    let entries = answers.map { url, status, body -> [String: Any] in
      [
        "request": ["method": status == 200 ? "GET" : method, "url": url],
        "response": ["status": status, "content": ["mimeType": "x", "text": body]],
      ]
    }
    let data = try JSONSerialization.data(withJSONObject: ["log": ["entries": entries]])
    let interner = Interner.forFeeds()
    return try HARArchive(Document.read(ByteBuffer(data), interner: interner).root, interner: interner)
  }

  @Test(
    "A link that was answered by an error is a refusal",
    arguments: [
      ("store/b", "<html>busy</html>"), ("store/b/", ""), ("/store/b?lang=en", "busy"),
      ("https://feeds.example/v2/store/b", #"{"maintenance":true}"#),
      ("store/b", #"{"error":{"message":"kitchen closed"}}"#),
    ])
  func linksAreRefused(link: String, body: String) throws {
    let words =
      body.contains("kitchen")
      ? "the server answered with an error instead of a feed: kitchen closed" : "the server says 503"
    let page = "[\(Self.facet("store/a")),\(Self.facet(link))]"
    let archive = try archive([
      ("https://feeds.example/v2/home", 200, page), ("https://feeds.example/v2/store/b/", 503, body),
      ("https://feeds.example/v2/collect", 500, body), ("https://feeds.example/v2/store/bb", 500, body),
    ])
    #expect(archive.refusals.map(\.title) == ["b"])
    #expect(archive.refusals.map { $0.message.text(in: .english).string } == [words])
    let refusal = archive.refusal(of: .open(uri: link), from: 0)
    #expect(refusal?.text(in: .english).string == words)
    #expect(archive.refusal(of: .open(uri: "store/a"), from: 0) == nil)
  }

  @Test("The click of a picture counts, and the host of a link does") func picturesAndHosts() throws {
    let archive = try archive([
      ("https://feeds.example/v2/home", 200, "[\(Self.picture),\(Self.facet("https://other.example/store/b"))]"),
      ("https://feeds.example/v2/store/b", 503, ""), ("https://feeds.example/v2/store/c", 502, ""),
    ])
    #expect(archive.refusals.map(\.title) == ["c"])
  }

  @Test("An error counts without another error beside it, also with the status of a success")
  func errorsOfSuccess() throws {
    let archive = try archive([
      ("https://feeds.example/v2/home", 200, "[\(Self.facet("store/b"))]"),
      ("https://feeds.example/v2/store/b", 200, #"{"error":{"message":"kitchen closed"}}"#),
    ])
    #expect(archive.refusals.map(\.title) == ["b"])
  }

  @Test(
    "Another method, and another host than that of the pages, are not those of a link",
    arguments: [
      ("OPTIONS", "https://feeds.example/v2/store/b"), ("POST", "https://feeds.example/v2/store/b"),
      ("GET", "https://tracker.example/collect/store/b"),
    ])
  func otherRequests(method: String, url: String) throws {
    let archive = try archive(
      [("https://feeds.example/v2/home", 200, "[\(Self.facet("store/b"))]"), (url, 500, "")], method: method)
    #expect(archive.refusals.isEmpty)
  }

  @Test("A preflight asks for no page, also at the address of one", arguments: ["OPTIONS", "HEAD"])
  func preflights(method: String) throws {
    let archive = try archive(
      [("https://feeds.example/v2/home", 405, ""), ("https://feeds.example/v2/home", 200, "[\(Self.picture)]")],
      method: method)
    #expect(archive.refusals.isEmpty)
  }

  @Test("A link whose page was saved after an error is no refusal for the screen") func answeredAgain() throws {
    let archive = try archive([
      ("https://feeds.example/v2/home", 200, "[\(Self.facet("store/b"))]"),
      ("https://feeds.example/v2/store/b", 503, ""), ("https://feeds.example/v2/store/b", 200, "[\(Self.picture)]"),
    ])
    #expect(archive.refusals.count == 1)
    #expect(archive.refusal(of: .open(uri: "store/b"), from: 0) == nil)
    #expect(archive.number(answering: .open(uri: "store/b"), from: 0) == 1)
  }
}
