import FacetModel
import Foundation
import JSON
import Testing

@testable import Feeds

struct HARArchiveTests {
  private static let feed = #"{"id":"f","component":{"id":"row.text","category":"row"},"text":{"title":"x"}}"#

  private func archive(_ entries: [(url: String, body: String)], post: [String: String] = [:]) throws -> HARArchive {
    let list = entries.map { url, body -> [String: Any] in
      var request: [String: Any] = ["method": post[url] == nil ? "GET" : "POST", "url": url]
      if let text = post[url] { request["postData"] = ["mimeType": "application/json", "text": text] }
      return ["request": request, "response": ["status": 200, "content": ["mimeType": "x", "text": body]]]
    }
    let data = try JSONSerialization.data(withJSONObject: ["log": ["version": "1.2", "entries": list]])
    let interner = Interner.forFeeds()
    return try HARArchive(Document.read(ByteBuffer(data), interner: interner).root, interner: interner)
  }

  private func urls(_ urls: String...) throws -> HARArchive {
    try archive(urls.map { ($0, Self.feed) })
  }

  @Test("Only exchanges with feeds are kept") func onlyFeedsAreKept() throws {
    let archive = try archive([
      ("https://x.com/logo.svg", "<svg/>"), ("https://x.com/config", #"{"theme":"dark"}"#),
      ("https://x.com/a", Self.feed),
      ("https://x.com/empty", ""), ("https://x.com/b", " \n[\(Self.feed)]"),
    ])
    #expect(archive.exchanges.map(\.request.url) == ["https://x.com/a", "https://x.com/b"])
  }

  @Test("Bodies in base64 are decoded") func encodedBodiesAreDecoded() throws {
    let data = try JSONSerialization.data(withJSONObject: [
      "log": [
        "entries": [
          [
            "request": ["url": "https://x.com/a"],
            "response": ["content": ["text": Data(Self.feed.utf8).base64EncodedString(), "encoding": "base64"]],
          ]
        ]
      ]
    ])
    let interner = Interner.forFeeds()
    let archive = try HARArchive(Document.read(ByteBuffer(data), interner: interner).root, interner: interner)
    #expect(archive.exchanges[0].body.count == Self.feed.utf8.count)
    #expect(try FeedDecoder(interner: interner).decode(archive.exchanges[0].body).tree[0].text.title == "x")
  }

  @Test("A link finds the response whose path ends with the path of the link")
  func linksFindResponsesByTheirPath() throws {
    let archive = try urls(
      "https://api.x.com/v1/home", "https://api.x.com/v1/store/12?lang=en", "https://api.x.com/v1/store/12?lang=de",
      "https://api.x.com/v1/store/123")
    #expect(archive.number(answering: .open(uri: "store/12"), from: 0) == 1)
    #expect(archive.number(answering: .open(uri: "/store/12/?lang=de"), from: 0) == 2)
    #expect(archive.number(answering: .open(uri: "store/123"), from: 0) == 3)
    #expect(
      archive.number(answering: .open(uri: "https://api.x.com/v1/store/12"), from: 1) == 2, "the next recorded response"
    )
    #expect(archive.number(answering: .open(uri: "https://other.com/v1/store/12"), from: 0) == nil)
    for missing in ["store/1", "tore/12", "12/store", "", "/"] {
      #expect(archive.number(answering: .open(uri: missing), from: 0) == nil, "\(missing)")
    }
  }

  @Test("A cursor finds its page in a query, in a posted body or under another name")
  func cursorsFindTheirPage() throws {
    let archive = try archive(
      [
        ("https://x.com/home", Self.feed), ("https://x.com/home?cursor=a%2Bb%3D", Self.feed),
        ("https://x.com/graphql", Self.feed), ("https://x.com/other?offset=20", Self.feed),
      ], post: ["https://x.com/graphql": #"{"variables":{"cursor":"eyJ4"}}"#])
    #expect(archive.number(answering: .next(cursor: "a+b="), from: 0) == 1)
    #expect(archive.number(answering: .next(cursor: "eyJ4"), from: 0) == 2)
    #expect(archive.number(answering: .next(cursor: "20"), from: 0) == 3)
    #expect(archive.number(answering: .next(cursor: "hidden"), from: 0) == 1, "the next response of the same path")
    #expect(archive.number(answering: .next(cursor: "hidden"), from: 3) == nil)
  }

  @Test("Sections are found by their names and filters") func sectionsAreFoundByTheirNamesAndFilters() throws {
    let archive = try urls(
      "https://x.com/home", "https://x.com/home?sections=b,a", "https://x.com/home?sections=a,b&filterQuery=eta%3D30",
      "https://x.com/home?sections=a,b&price_range=1,2")
    #expect(archive.number(answering: .sections(["a", "b"]), from: 0) == 1)
    #expect(archive.number(answering: .sections(["a", "b"], filterQuery: "eta=30"), from: 0) == 2)
    #expect(archive.number(answering: .sections(["a", "b"], filterQuery: "price_range=1,2"), from: 0) == 3)
    #expect(archive.number(answering: .sections(["a"]), from: 0) == nil)
  }

  @Test(
    "An archive without feeds is refused",
    arguments: [
      #"{}"#, #"{"log":[]}"#, #"{"log":{"entries":{}}}"#, #"{"log":{"entries":[]}}"#,
      #"{"log":{"entries":[1,null,{}]}}"#,
      #"{"log":{"entries":[{"request":{"url":"x"},"response":{"content":{"text":"%%%","encoding":"base64"}}}]}}"#,
    ])
  func archivesWithoutFeedsAreRefused(json: String) throws {
    let interner = Interner.forFeeds()
    let root = try Document.read(ByteBuffer(json), interner: interner).root
    #expect(throws: HARArchive.Fault.self) { try HARArchive(root, interner: interner) }
  }

  @Test("A response is chosen by its name, or by the name of a feed in it")
  func responsesAreChosenByName() throws {
    let both = #"{"data":{"homePage":{"body":[]},"offers":{"body":[{"id":"s","body":[\#(Self.feed)]}]}}}"#
    let archive = try archive([
      ("https://x.com/v1/home", Self.feed), ("https://x.com/v1/home?cursor=2", Self.feed), ("https://x.com/all", both),
    ])
    #expect(archive.names == ["home", "home#2", "all"])
    #expect(archive.choice(of: "home")?.number == 0)
    #expect(archive.choice(of: "home#2")?.number == 1)
    let offers = try #require(archive.choice(of: "offers"))
    #expect(offers == (2, "offers"))
    #expect(archive.choice(of: "store") == nil)
  }

  @Test("Rows of React Server Components are responses, too")
  func rowsAreResponses() throws {
    let archive = try archive([
      (
        "https://x.com/store?_rsc=1",
        "1:\"$Sreact.fragment\"\n0:[\"$\",\"div\",null,{\"data\":{\"home\":{\"body\":[{\"id\":\"s\",\"body\":[\(Self.feed)]}]}}}]\n"
      ),
      ("https://x.com/style", "a: 1"),
    ])
    #expect(archive.exchanges.map(\.request.url) == ["https://x.com/store?_rsc=1"])
  }
}
