import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

/// Store pages with wrong types, with excessive sizes or with expensive structures.
@Suite("Hostile store pages")
struct HostileStorePageTests {
  private static let file = Repository.path("Tests/Wire/pages/store-page-odd.json")

  @Test("Nulls and wrong types affect only their own part of the page")
  func oddPage() throws {
    let feed = try decode(bytes: Array(#require(FileManager.default.contents(atPath: Self.file))))
    #expect(feed.header.first?.text.title == "Heron Pond Kitchen")
    #expect(feed.header.first?.text.subtitle == "Seafood • Tag")
    let titles = feed.facets.compactMap(\.text.title)
    for title in ["Burnt leeks", "Half a dozen oysters", "Rhubarb custard", "Small plates, again", "One thing", "Gone"]
    {
      #expect(titles.contains(title))
    }
    #expect(feed.facets.allSatisfy { $0.text.description != "A" && $0.text.title != "3" })
    #expect(feed.page.onLoad.isEmpty)
  }

  @Test("A wrong type in any place of a store page gives a page whose places lie in the response")
  func wrongTypes() throws {
    let wrong = [
      "null", "7", "-1e300", "true", #""x""#, #""""#, "[]", "{}", "[[]]", #"[null,3,"y",{}]"#, #"{"items":{}}"#,
    ]
    let keys = Set(StorePages.page.matches(of: /"([A-Za-z]+)":/).map { String($0.1) })
    #expect(keys.count > 30)
    for key in keys.sorted() {
      for value in wrong {
        // A later member of the same name would win, so the original member is renamed.
        let broken = StorePages.page.replacing("\"\(key)\":", with: "\"\(key)\": \(value), \"was_\(key)\":")
        let json = StorePages.answer(broken)
        guard let feed = try? decode(json) else {
          #expect(["storeHeader", "itemLists", "menuBook", "carousels"].contains(key), "\(key): \(value)")
          continue
        }
        for facet in feed.facets {
          #expect(facet.source.fileRange.upperBound <= json.utf8.count)
          #expect(facet.component.id.isEmpty == false)
        }
      }
    }
  }

  @Test("Strings with quotes, escapes, control characters and lone surrogates are kept")
  func escapes() throws {
    let names = [#"\"}],\"x\":{"#, #"\u0000\u001f\b\f\n\r\t\/\\"#, #"\ud800 \ud83e\udd6c"#, "</script>", "\\u2028"]
    let items = names.map { #"{"id":"\#($0)","name":"\#($0)","displayPrice":"\#($0)"}"# }.joined(separator: ",")
    let list = #"{"id":"\#(names[0])","name":"\#(names[0])","items":[\#(items)]}"#
    let feed = try decode(StorePages.answer(#"{"storeHeader":{},"itemLists":[\#(list)]}"#))
    let section = try #require(feed.sections.first { $0.header.count == 1 })
    #expect(section.id == #""}],"x":{"#)
    #expect(
      section.body.map(\.text.title) == [
        #""}],"x":{"#, "\u{0}\u{1F}\u{8}\u{C}\n\r\t/\\", "\u{FFFD} 🥬", "</script>", "\u{2028}",
      ])
    #expect(section.body.map(\.text.title) == section.body.map(\.text.subtitle))
  }

  @Test("A hundred thousand items are translated in time that grows with their number")
  func manyItems() throws {
    func page(_ count: Int) -> [UInt8] {
      let items = (0..<count).map {
        #"{"id":"\#($0)","name":"Dish \#($0)","description":"With salt","displayPrice":"$\#($0)","badges":[]}"#
      }
      return Array(
        StorePages.answer(
          #"{"storeHeader":{"id":1},"itemLists":[{"id":"a","items":[\#(items.joined(separator: ","))]}]}"#
        ).utf8)
    }
    func time(_ count: Int) throws -> Duration {
      let bytes = page(count)
      var feed: Feed?
      let time = try processorTime { feed = try decode(bytes: bytes) }
      #expect(feed?.facetCount == count + 1)
      return time
    }
    _ = try time(1000)
    let few = try (0..<3).map { _ in try time(10_000) }.min() ?? .zero
    let many = try time(100_000)
    // Ten times as many items may take 40 times as long, for slower memory; quadratic work would take 100 times as long.
    #expect(many < few * 40 + .seconds(2), "\(few) for 10,000, \(many) for 100,000")
  }

  @Test("References that repeat a list thousands of times are cut off, and this is reported")
  func repeatedReferences() throws {
    let items = (0..<2000).map { #"{"id":"\#($0)","name":"Dish \#($0)"}"# }.joined(separator: ",")
    let references = repeatElement(#""$2""#, count: 20_000).joined(separator: ",")
    let rows =
      #"1:{"shop":{"storeHeader":{},"itemLists":[\#(references)]}}"# + "\n" + #"2:{"name":"A","items":[\#(items)]}"#
      + "\n"
    let string = String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
    let html = "<script>self.__next_f.push([1,\(string)])</script>"
    var feed: Feed?
    let time = try processorTime { feed = try decode(html) }
    let rules = try #require(feed).rules
    #expect(rules.contains(.tooManyFacets))
    #expect(time < .seconds(60), "\(time)")
  }

  @Test("An id of a hundred thousand characters is ignored")
  func longIDs() throws {
    let id = String(repeating: "9", count: 100_000)
    let items = (0..<100).map { #"{"id":"\#($0)","name":"x"}"# }.joined(separator: ",")
    let feed = try decode(
      StorePages.answer(#"{"storeHeader":{"id":"\#(id)"},"itemLists":[{"id":"\#(id)","items":[\#(items)]}]}"#))
    let section = try #require(feed.sections.last)
    #expect(section.body.count == 100)
    #expect(section.body.allSatisfy { $0.events.click == nil })
    #expect(section.id.utf8.count < 100)
  }
}
