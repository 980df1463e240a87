import FacetModel
import JSON
import Testing

/// Where store pages are found, and where their places lead.
@Suite("Places of store pages")
struct StorePagePlaceTests {
  @Test(
    "A store page is found in an answer, by itself, in a cache, in a web page's data and in its rows",
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
    "The place of a translated item is its place in the response, whatever that is written in",
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

  @Test("Lint says once that this is a translation, and finds nothing else to say")
  func lint() throws {
    let feed = try decode(StorePages.answer())
    let found = Linter(feed, admission: Admission(feed.tree, for: .all)).diagnostics()
    #expect(found.counts == [.translated: 1])
    let only = try #require(found.kept.first)
    #expect(only.message.contains("'shopFrontQuery'"))
    #expect(feed.document.pointer(at: only.offset) == "/data/shopFrontQuery")
  }

  @Test("What the response itself does wrong is found at its place in the response")
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
    let notes = Linter(feed, admission: Admission(feed.tree, for: .all)).diagnostics(of: item)
    #expect(notes.map(\.rule) == [.unsafeText])
  }

  @Test("Two readings of one page have no differences, and a changed price is one")
  func diff() throws {
    let interner = Interner.forFeeds()
    func read(_ json: String) throws -> Feed { try FeedDecoder(interner: interner).decode(ByteBuffer(json)) }
    let old = try read(StorePages.answer())
    #expect(FeedDiff(from: old, to: try read(StorePages.answer())).changes.isEmpty)
    let dearer = StorePages.answer(StorePages.page.replacing("\"$7\"", with: "\"$8\""))
    #expect(FeedDiff(from: old, to: try read(dearer)).changes.count == 1)
  }

  @Test("Beside a feed with more facets a store page is one of the others")
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
