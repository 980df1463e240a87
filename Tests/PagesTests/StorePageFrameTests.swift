import Caviar
import Components
import DoorDash
import Drawing
import FacetModel
import Foundation
import JSON
import Prism
import TestSupport
import Testing
import Text
import ViewTree

@testable import Branding
@testable import Pages

/// A translated store page on the screen, in print and in the linear mode.
@Suite("Store pages on the screen")
struct StorePageFrameTests {
  static let brands: [Brand] = [.doorDash, .caviar]

  private static func bytes() throws -> ByteBuffer {
    let path = Repository.path("Tests/Wire/pages/store-page.json")
    return try ByteBuffer(#require(FileManager.default.contents(atPath: path)))
  }

  private func page(as brand: Brand) throws -> Page {
    Page(
      feed: try FeedDecoder(interner: .forFeeds()).decode(Self.bytes()), title: "store", brand: brand,
      theme: Theme(try brand.tokens.values(for: .light), depth: .truecolor))
  }

  private func canvas(of page: Page, width: Int, isUnrolled: Bool = false) -> [Canvas] {
    var layout = page.layout(width: width, isUnrolled: isUnrolled)
    var parts: [Canvas] = []
    var node = 0
    while node < layout.nodeCount {
      let block = layout.block(at: node)
      var canvas = Canvas(size: block.size)
      block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: page.theme)
      parts.append(canvas)
      node = layout.next(after: node)
    }
    return parts
  }

  @Test("A store page matches its golden frames", arguments: brands)
  func frames(_ brand: Brand) throws {
    let page = try page(as: brand)
    for width in [40, 80, 140] {
      let parts = canvas(of: page, width: width)
      var whole = Canvas(size: Size(width, parts.reduce(0) { $0 + $1.size.height }))
      var y = 0
      for part in parts {
        whole.draw(part, x: 0, y: y)
        y += part.size.height
      }
      try expectGolden(whole.goldenRows, "translations/store-\(brand.name)-\(width)")
    }
  }

  /// The words of the response that a user should see, taken from the response alone.
  private func words() throws -> [String] {
    let root = try Document.read(Self.bytes(), interner: Interner()).root
    let page = try #require(root["data"]?["storepageFeed"])
    var words: [String] = []
    func collect(_ value: Value, _ keys: Set<String>) {
      for (symbol, member) in value.members {
        let key = value.document.interner.string(symbol)
        if keys.contains(key), let text = member.string, !text.isEmpty { words.append(text) }
        collect(member, keys)
      }
      for element in value.elements { collect(element, keys) }
    }
    let texts: Set = [
      "name", "description", "displayPrice", "displayStrikethroughPrice", "ratingDisplayString", "text", "title",
      "priceRangeDisplayString", "displayAddress", "displayOpenHours", "numRatingsDisplayString", "phoneno",
      "dayOfWeek",
    ]
    for part in ["storeHeader", "banners", "carousels", "itemLists", "disclaimersList", "mxInfo"] {
      collect(try #require(page[part]), texts)
    }
    for category in page["menuBook"]?["menuCategories"]?.elements.map({ $0 }) ?? [] { collect(category, ["name"]) }
    words += page["storeHeader"]?["storeTagsList"]?.elements.compactMap(\.string) ?? []
    return words
  }

  /// The text without line breaks and repeated spaces.
  private func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("Every name, description and price is read aloud", arguments: brands)
  func spoken(_ brand: Brand) throws {
    let outline = plain(try page(as: brand).outline.lines.map { $0.text(in: .english).string }.joined(separator: "\n"))
    let words = try words()
    #expect(words.count > 60)
    for word in words { #expect(outline.contains(plain(word)), "\(word)") }
  }

  @Test("Every name, description and price is on the unrolled page", arguments: brands)
  func printed(_ brand: Brand) throws {
    let page = try page(as: brand)
    let rows = canvas(of: page, width: 140, isUnrolled: true).flatMap(\.textRows)
    let text = plain(rows.joined(separator: "\n")).lowercased()
    // Narrow cards break long names, so each word of a name is checked alone.
    for word in try words().map({ plain($0).lowercased() }) where !text.contains(word) {
      for piece in word.split(separator: " ") { #expect(text.contains(piece), "\(word)") }
    }
  }
}
