import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import Feeds

/// Archives with posted GraphQL operations.
struct ReplayedOperationTests {
  private static let feed = #"{"id":"f","component":{"id":"row.text","category":"row"},"text":{"title":"x"}}"#

  /// An exchange whose request has a posted body.
  private func posted(
    _ body: String, to url: String = "https://x.com/graphql", answer: String = feed, _ more: [String: Any] = [:]
  ) -> [String: Any] {
    let data = ["mimeType": "application/json", "text": body].merging(more) { $1 }
    return ["request": ["method": "POST", "url": url, "postData": data], "response": ["content": ["text": answer]]]
  }

  private func got(_ url: String) -> [String: Any] {
    ["request": ["method": "GET", "url": url], "response": ["content": ["text": Self.feed]]]
  }

  private func operation(_ name: String, _ variables: String) -> String {
    #"{"operationName":"\#(name)","query":"query \#(name) { id }","variables":\#(variables)}"#
  }

  private func archive(_ entries: [String: Any]...) throws -> HARArchive {
    let data = try JSONSerialization.data(withJSONObject: ["log": ["entries": entries]])
    let interner = Interner.forFeeds()
    return try HARArchive(Document.read(ByteBuffer(data), interner: interner).root, interner: interner)
  }

  @Test("A cursor finds the exchange of the same operation whose variables hold it, at any depth")
  func cursorFindsItsOperation() throws {
    let archive = try archive(
      posted(operation("home", #"{"cursor":""}"#)), posted(operation("offers", #"{"cursor":"abc"}"#)),
      posted(operation("home", #"{"in":[{"page":{"cursor":"abc"}}]}"#)), posted(operation("offers", #"{"cursor":""}"#)))
    #expect(archive.number(answering: .next(cursor: "abc"), from: 0) == 2)
    #expect(archive.number(answering: .next(cursor: "abc"), from: 3) == 1)
    #expect(
      archive.number(answering: .next(cursor: "ab"), from: 0) == 2,
      "an unknown cursor finds the next page of the same operation")
    #expect(
      archive.number(answering: .next(cursor: "ab"), from: 2) == nil, "there is no later page of the same operation")
  }

  @Test("A cursor named as such comes before equal text elsewhere, and the text of the query does not count")
  func cursorEverywhere() throws {
    let archive = try archive(
      posted(operation("home", #"{"cursor":""}"#)),
      posted(operation("home", #"{"label":"a","tags":["a"],"cursor":"b"}"#)),
      posted(operation("home", #"{"cursor":"a"}"#)),
      posted(#"{"operationName":"home","query":"query home { a needle }","variables":{}}"#))
    #expect(archive.number(answering: .next(cursor: "a"), from: 0) == 2)
    #expect(archive.number(answering: .next(cursor: "b"), from: 0) == 1)
    #expect(archive.number(answering: .next(cursor: "needle"), from: 2) == nil)
  }

  @Test("The operation is named by its body, by its query or by its address")
  func operationNames() throws {
    let archive = try archive(
      posted(#"{"query":"\n query  shelf($cursor: String) { id }","variables":{"cursor":"one"}}"#),
      posted(#"{"variables":{"cursor":"two"}}"#, to: "https://x.com/graphql/shelf?operation=shelf"),
      posted(operation("other", #"{"cursor":"two"}"#)),
      got("https://x.com/g?operationName=shelf&variables=%7B%22cursor%22:3%7D"))
    #expect(archive.exchanges.map(\.title) == ["shelf", "shelf", "other", "shelf"])
    #expect(archive.number(answering: .next(cursor: "two"), from: 0) == 1)
    #expect(archive.number(answering: .next(cursor: "3"), from: 0) == 3)
  }

  @Test("Operations that were sent together are replayed one by one, each with its own answer")
  func batchesAreTakenApart() throws {
    let body = "[\(operation("home", "{}")),\(operation("menu", #"{"storeId":"7"}"#)),\(operation("ads", "{}"))]"
    let named = { (title: String) in Self.feed.replacing(#""x""#, with: "\"\(title)\"") }
    let archive = try archive(posted(body, answer: "[\(named("first")), \(named("second")), {\"data\": null}]"))
    #expect(archive.exchanges.map(\.title) == ["home", "menu"])
    let texts = archive.exchanges.map { $0.body.string(in: 0..<$0.body.count) }
    #expect(texts == [named("first"), named("second")])
    #expect(archive.number(answering: .open(uri: "store/7"), from: 0) == 1)
  }

  @Test("Operations sent together stay together if their answer is not a list of the same length")
  func oddBatchesStayWhole() throws {
    let archive = try archive(
      posted("[\(operation("home", "{}")),\(operation("home", #"{"cursor":"c"}"#))]", answer: "[\(Self.feed)]"))
    #expect(archive.exchanges.count == 1)
    #expect(archive.number(answering: .next(cursor: "c"), from: 0) == 0)
  }

  @Test("A link to a store finds the operation whose variables name the store")
  func linksFindStores() throws {
    let archive = try archive(
      posted(operation("home", "{}")), posted(operation("item", #"{"itemId":"70","storeId":"7"}"#)),
      posted(operation("store", #"{"storeId":7,"isMerchant":false}"#)),
      posted(operation("store", #"{"store_id":"8"}"#)),
      posted(operation("store", #"{"input":{"id":"9"}}"#)), got("https://x.com/v1/store/10/"),
      posted(operation("store", #"{"storeId":"10"}"#)))
    #expect(archive.number(answering: .open(uri: "store/7/?cursor=abc&pickup=false"), from: 0) == 2)
    #expect(archive.number(answering: .open(uri: "/store/8"), from: 0) == 3)
    #expect(archive.number(answering: .open(uri: "https://www.x.com/store/9/"), from: 0) == 4)
    #expect(archive.number(answering: .open(uri: "store/10/"), from: 0) == 5, "a matching address comes first")
    for missing in ["store/11", "store/", "store", "menu/7"] {
      #expect(archive.number(answering: .open(uri: missing), from: 0) == nil, "\(missing)")
    }
  }

  @Test("A link to an item finds the operation of that item in that store")
  func linksFindItems() throws {
    let archive = try archive(
      posted(operation("item", #"{"itemId":"70","storeId":"8"}"#)),
      posted(operation("item", #"{"itemId":"70","storeId":"7"}"#)),
      posted(operation("item", #"{"itemId":"71"}"#)), posted(operation("store", #"{"storeId":"7"}"#)))
    #expect(archive.number(answering: .open(uri: "item/70/store/7?x=1"), from: 3) == 1)
    #expect(archive.number(answering: .open(uri: "item/71/store/7"), from: 3) == 2)
    #expect(archive.number(answering: .open(uri: "item/72/store/7"), from: 3) == nil)
    #expect(archive.number(answering: .open(uri: "store/7"), from: 0) == 3)
  }

  @Test("A link with a cursor finds the operation with that cursor, escaped or not")
  func linksFindCursors() throws {
    let archive = try archive(
      posted(operation("home", "{}")), posted(operation("feed", #"{"cursor":"a+b="}"#)),
      posted(operation("vertical", #"{"cursor":"v1","verticalId":2}"#)),
      posted(operation("vertical", #"{"cursor":"v1","verticalId":3}"#)))
    #expect(archive.number(answering: .open(uri: "facet_feed/a%2Bb%3D/"), from: 0) == 1)
    #expect(archive.number(answering: .open(uri: "facet_feed/a+b=/"), from: 0) == 1)
    #expect(archive.number(answering: .open(uri: "vertical_homepage/?cursor=v1&vertical_id=3"), from: 0) == 3)
    #expect(archive.number(answering: .open(uri: "vertical_homepage/?cursor=new&vertical_id=2"), from: 0) == 2)
    #expect(archive.number(answering: .open(uri: "offers/?cursor=v2"), from: 0) == nil)
  }

  @Test("Sections are found by the lists in the variables and the filters beside them")
  func sectionsAreFound() throws {
    let archive = try archive(
      posted(operation("home", #"{"cursor":""}"#)),
      posted(operation("home", #"{"sections":["b","a"],"filterQuery":""}"#)),
      posted(operation("home", #"{"sections":["a","b"],"filterQuery":"eta=30"}"#)),
      posted(operation("home", #"{"sections":["a"],"price_range":"1,2"}"#)),
      posted(operation("home", #"{"filterQuery":"star_rating=4.5"}"#)),
      posted(operation("other", #"{"sections":["c"]}"#)))
    #expect(archive.number(answering: .sections(["a", "b"]), from: 0) == 1)
    #expect(archive.number(answering: .sections(["a", "b"], filterQuery: "eta=30"), from: 0) == 2)
    #expect(archive.number(answering: .sections(["a"], filterQuery: "price_range=1,2"), from: 0) == 3)
    #expect(
      archive.number(answering: .sections(["a"], filterQuery: "star_rating=4.5"), from: 0) == 4,
      "the filtered page answers for its sections")
    #expect(archive.number(answering: .sections(["a", "b"], filterQuery: "eta=20"), from: 0) == nil)
    #expect(archive.number(answering: .sections(["c"]), from: 0) == nil, "the section belongs to another operation")
  }

  @Test("Posted base64, forms and parameters are read like JSON bodies")
  func otherWaysToPost() throws {
    let encoded = Data(operation("home", #"{"cursor":"one"}"#).utf8).base64EncodedString()
    let form: [String: Any] = ["mimeType": "application/x-www-form-urlencoded; charset=utf-8"]
    let parameters: [[String: String]] = [
      ["name": "operationName", "value": "home"], ["name": "variables", "value": #"{"cursor":"four"}"#],
    ]
    let archive = try archive(
      posted(operation("home", "{}")), posted(encoded, ["encoding": "base64"]), posted(encoded),
      posted("cursor=t%2Bo&sections=a,b", to: "https://x.com/form", form), posted("", ["params": parameters]))
    #expect(archive.number(answering: .next(cursor: "one"), from: 0) == 1)
    #expect(archive.number(answering: .next(cursor: "one"), from: 1) == 2)
    #expect(archive.number(answering: .next(cursor: "t+o"), from: 0) == 3)
    #expect(archive.number(answering: .sections(["b", "a"]), from: 3) == 3)
    #expect(archive.number(answering: .next(cursor: "four"), from: 0) == 4)
  }

  @Test("Hostile bodies are read quickly and do not disturb other exchanges")
  func hostileBodies() throws {
    let deep = String(repeating: #"{"cursor":"#, count: 600) + "1" + String(repeating: "}", count: 600)
    let deepest = String(repeating: #"{"a":"#, count: 500) + #""deepest""# + String(repeating: "}", count: 500)
    let everywhere = "[" + String(repeating: #"{"cursor":"c"},"#, count: 60_000) + "{}]"
    let large = #"{"cursor":"\#(String(repeating: "l", count: 2 << 20))"}"#
    let bodies = [
      deep, operation("home", deepest), operation("home", #"{"list":\#(everywhere)}"#), operation("home", large), "{",
      "[]", "[1]", "\u{0}", #"{"variables":[[[["x"]]]],"operationName":{}}"#, #"{"variables":"{\"cursor\":\"s\"}"}"#,
      operation("\\u001b[31m" + String(repeating: "n", count: 300), "{}"),
    ]
    let time = try processorTime {
      let interner = Interner.forFeeds()
      let entries = bodies.map { posted($0) }
      let data = try JSONSerialization.data(withJSONObject: ["log": ["entries": entries]])
      let archive = try HARArchive(Document.read(ByteBuffer(data), interner: interner).root, interner: interner)
      try #require(archive.exchanges.count == bodies.count)
      #expect(archive.number(answering: .next(cursor: "deepest"), from: 0) == 1)
      #expect(archive.number(answering: .next(cursor: "c"), from: 0) == 2)
      #expect(archive.number(answering: .next(cursor: "s"), from: 0) == 9)
      #expect(archive.exchanges[10].title == "graphql", "a name that long is ignored")
    }
    #expect(time < .seconds(10), "\(time)")
  }
}
