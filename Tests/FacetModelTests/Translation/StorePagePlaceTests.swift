import FacetModel
import JSON
import Lint
import Testing

/// The places where store pages are found, and the places of their translated values.
@Suite("Places of store pages")
struct StorePagePlaceTests {
  @Test(
    "A store page is found in an answer, alone, in a cache, in a web page's data and in its rows",
    arguments: [
      StorePages.answer(), StorePages.page, StorePages.cache, StorePages.nextData(), try StorePages.rows(),
    ])
  func containers(_ document: String) throws {
    let feed = try decode(document)
    #expect(feed.dialect == .translation)
    let item = try #require(feed.sections.first { $0.id == "a" }?.body.first)
    #expect(item.text.title == "Leek soup")
    #expect(item.text.subtitle == "$6")
    #expect(item.events.click == .navigate(Navigation(uri: "item/5/store/81")))
    #expect(feed.header.first?.text.title?.lowercased().replacing("\"", with: "") == "under the lime")
  }

  @Test(
    "A translated item is located at its place in the response, in every kind of document",
    arguments: [
      (StorePages.answer(), "/data/shopFrontQuery/itemLists/0/items/0"), (StorePages.cache, "/Item:5"),
      (StorePages.nextData(), "/props/pageProps/shop/itemLists/0/items/0"), (try StorePages.rows(), "/2/0/items/0"),
    ])
  func places(_ document: String, _ pointer: String) throws {
    let feed = try decode(document)
    let item = try #require(feed.sections.first { $0.id == "a" }?.body.first).source
    #expect(item.document.isTranslation)
    #expect(item.document.pointer(at: item.range.lowerBound) == pointer)
    let bytes = Array(document.utf8)
    let offset = item.document.outermostOffset(of: item.range.lowerBound)
    #expect(item.fileRange.lowerBound == offset)
    #expect(bytes[offset] == UInt8(ascii: "{"))
    let text = String(decoding: bytes[item.fileRange], as: UTF8.self)
    #expect(text.contains("Leek soup") && !text.contains("Borscht") && !text.contains("Soups"))
    #expect(item.document.fileBytes.string(in: item.fileRange) == text)
    let isWebPage = document.hasPrefix("<")
    #expect((item.document.scriptNumber(atFileOffset: offset) != nil) == isWebPage)
  }

  @Test("Text rows keep every character")
  func texts() throws {
    let feed = try decode(try StorePages.rows())
    #expect(feed.header.first?.text.description == "Soups • and é")
  }

  @Test("Lint reports once that a page is a translation, and finds nothing else")
  func lint() throws {
    let feed = try decode(StorePages.answer())
    let found = Linter(feed, admission: Admission(feed.tree, for: .all)).diagnostics()
    #expect(found.counts == [.translated: 1])
    let only = try #require(found.kept.first)
    #expect(only.message.contains("'shopFrontQuery'"))
    #expect(feed.document.pointer(at: only.offset) == "/data/shopFrontQuery")
  }

  @Test("Faults of the response itself are located in the response")
  func faults() throws {
    let json = StorePages.answer(
      #"{"storeHeader": {}, "itemLists": [{"id": 1, "items": [{"id": 2, "name": "a\u202Eb"}, {"id": 2, "name": "c"}]}]}"#
    )
    let feed = try decode(json)
    let found = Linter(feed, admission: Admission(feed.tree, for: .all)).diagnostics().inOrder
    #expect(found.map(\.rule) == [.translated, .unsafeText, .duplicateID])
    #expect(
      found.map { feed.document.pointer(at: $0.offset) } == [
        "/data/shopFrontQuery", "/data/shopFrontQuery/itemLists/0/items/0/name",
        "/data/shopFrontQuery/itemLists/0/items/1",
      ])
    let item = try #require(feed.sections.last?.body.first)
    let notes = Linter(feed, admission: Admission(feed.tree, for: .all)).diagnostics(of: item).inOrder
    #expect(notes.map(\.rule) == [.unsafeText])
  }

  @Test("Two readings of one page have no differences, and a changed price is one change")
  func diff() throws {
    let interner = Interner.forFeeds()
    func read(_ json: String) throws -> Feed { try FeedDecoder(interner: interner).decode(ByteBuffer(json)) }
    let old = try read(StorePages.answer())
    #expect(FeedDiff(from: old, to: try read(StorePages.answer())).changes.isEmpty)
    let dearer = StorePages.answer(StorePages.page.replacing("\"$7\"", with: "\"$8\""))
    #expect(FeedDiff(from: old, to: try read(dearer)).changes.count == 1)
  }

  @Test("Beside a feed with more facets, a store page is listed as another operation")
  func besideAFeed() throws {
    let facets = (0..<30).map { #"{"id":"row.text:\#($0)","component":{"id":"row.text","category":"row"}}"# }
    let feed = #"{"body":[{"id":"s","body":[\#(facets.joined(separator: ","))]}]}"#
    let json = #"{"data": {"home": \#(feed), "shop": \#(StorePages.page)}}"#
    let first = try decode(json)
    #expect(first.translatedFrom == nil)
    #expect(first.others.map(\.name) == ["shop"])
    let second = try FeedDecoder(interner: .forFeeds()).decode(ByteBuffer(json), operation: "shop")
    #expect(second.translatedFrom == "shop")
    #expect(second.others.map(\.name) == ["home"])
  }
}
