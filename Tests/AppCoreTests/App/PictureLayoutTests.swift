import AppCore
import AppTestSupport
import Drawing
import Pages
import Pictures
import Prism
import Testing
import Text

/// The boxes that components ask pictures for.
@Suite("The boxes of pictures") struct PictureLayoutTests {
  /// The pictures that a page of one facet asks for.
  private func orders(_ facet: String, width: Int) throws -> [PictureOrder] {
    let app = try TestApp(
      json: #"{"body": [{"id": "list", "body": [\#(facet)]}]}"#, size: Size(width, 40), reducesMotion: true,
      pictures: PictureSettings(isOn: true, reach: PictureReach(prefixes: ["https://img.example.com/"])))
    app.receive(.clock(0))
    return app.effects.compactMap { if case .loadPictures(let orders, _) = $0 { orders } else { nil } }.last ?? []
  }

  private func facet(_ component: String, _ category: String, _ rest: String) -> String {
    #"{"id": "\#(component):1", "component": {"id": "\#(component)", "category": "\#(category)"}, \#(rest)}"#
  }

  private static let address = "https://img.example.com/1.jpg"

  @Test(
    "On wide screens a picture across the page grows in height as well, up to a limit",
    arguments: [
      ("image.standard", "image", #""images": {"main": {"uri": "https://img.example.com/1.jpg"}}"#),
      (
        "header.store", "header",
        #""text": {"title": "A"}, "images": {"background": {"uri": "https://img.example.com/1.jpg"}}"#
      ),
    ])
  func wideScreens(component: String, category: String, rest: String) throws {
    var last = Size(0, 0)
    for width in [40, 60, 80, 100, 120, 140, 160, 200] {
      let order = try #require(try orders(facet(component, category, rest), width: width).first)
      #expect(order.size.width >= last.width && order.size.height >= last.height)
      #expect(order.size.height <= 18)
      // A cell is twice as high as wide. Of a banner three times as wide as high, at least three eighths are shown.
      #expect(Double(order.size.width) / Double(2 * order.size.height) <= 8, "\(width) columns: \(order.size)")
      last = order.size
    }
  }

  @Test("The picture of a banner is as wide as the page on a narrow screen, and keeps its proportions on a wide one")
  func banners() throws {
    let banner = facet(
      "row.banner", "row", #""images": {"background": {"uri": "https://img.example.com/1.jpg", "placeholder": "Soup"}}"#
    )
    let narrow = try #require(try orders(banner, width: 40).first)
    #expect(narrow.size.width >= 36)
    for width in [100, 140, 200] {
      let wide = try #require(try orders(banner, width: width).first)
      #expect((2.0...3.5).contains(Double(wide.size.width) / Double(2 * wide.size.height)))
    }
  }

  @Test("A promotion has its picture above its words where there is no room beside them", arguments: [30, 44, 56, 100])
  func promotions(width: Int) throws {
    let rest = #""text": {"title": "A"}, "images": {"background": {"uri": "\#(Self.address)", "style": "ROUNDED"}}"#
    let order = try #require(try orders(facet("card.promo", "card", rest), width: width).first)
    #expect((order.size.width >= width - 4) == (width < 60))
    // Round corners would show specks of the ground between the picture and the page.
    #expect(order.shape == .square)
    #expect((2.0...4.0).contains(Double(order.size.width) / Double(2 * order.size.height)))
  }

  @Test("A card that is alone on a wide page has a picture of nearly its own proportions, not a magnified part of it")
  func cardsAlone() throws {
    let rest = #""text": {"title": "A"}, "images": {"main": {"uri": "\#(Self.address)", "style": "ROUNDED"}}"#
    for component in ["card.store", "card.tile", "card.dish_item_square"] {
      for width in [80, 120, 200] {
        let order = try #require(try orders(facet(component, "card", rest), width: width).first)
        #expect((1.0...2.7).contains(Double(order.size.width) / Double(2 * order.size.height)), "\(component)")
      }
    }
  }

  @Test("Goods and covers of stores show the picture that their data names")
  func remotePictures() throws {
    let goods = facet(
      "cx.nv.common.retail_item.card", "card.retail_item",
      #""custom": {"item_data": {"item_name": "Rye"}, "image": {"remote": {"uri": "\#(Self.address)"}}}"#)
    let store = facet(
      "row.store", "row",
      #""text": {"title": "A"}, "custom": {"window_shopping": {"cover": {"image": {"remote": {"uri": "\#(Self.address)"}}}}}"#
    )
    for facet in [goods, store] {
      let order = try #require(try orders(facet, width: 80).first)
      #expect(order.address == Self.address && order.shape == .rounded)
    }
    let nameless = goods.replacing(#"{"uri": "\#(Self.address)"}"#, with: "{}")
    #expect(try orders(nameless, width: 80).isEmpty)
  }

  @Test("Without colours, a picture is bright on dark and on light terminals", arguments: [Scheme.light, .dark])
  func withoutColors(scheme: Scheme) throws {
    let store = facet("row.store", "row", #""text": {"title": "A"}, "images": {"main": {"uri": "\#(Self.address)"}}"#)
    let app = try TestApp(
      json: #"{"body": [{"id": "list", "body": [\#(store)]}]}"#, size: Size(60, 12), reducesMotion: true,
      pictures: PictureSettings(isOn: true, reach: PictureReach(prefixes: ["https://img.example.com/"])),
      scheme: scheme, depth: .monochrome)
    app.receive(.clock(0))
    let orders = app.effects.compactMap { if case .loadPictures(let orders, _) = $0 { orders } else { nil } }
    let order = try #require(orders.last?.first)
    let cell = PictureCell(glyph: "█", foreground: .terminalDefault, background: nil)
    let art = try #require(
      PictureCells(
        size: order.size, cells: Array(repeating: cell, count: order.size.width * order.size.height)))
    app.receive(.picture(order, .success(.cells(art)), .cells(.monochrome, .blocks)))
    let cells = app.frame.cells.filter { $0.glyph == "█" }
    #expect(!cells.isEmpty)
    // A full block is as bright as letters are: on a light terminal it must be reversed.
    #expect(cells.allSatisfy { $0.style.attributes.contains(.reverse) == (scheme == .light) })
  }

  @Test("The grounds of cards in one row of a grid reach down to the same line")
  func heights() throws {
    func promotion(_ number: Int, _ title: String) -> String {
      #"""
      {"id": "card.promo:\#(number)", "component": {"id": "card.promo", "category": "card"},
       "text": {"title": "\#(title)"}, "custom": {"background_color": "E7FBEF"}}
      """#
    }
    let long = "A promotion whose title is so long that it needs a second line in its card"
    let grid = #"""
      {"id": "grid", "component": {"id": "grid.standard", "category": "grid"},
       "layout": {"grid_specs": {"Mobile": {"min_dimension_count": 2}, "Tablet": {"min_dimension_count": 2}}},
       "children": [\#(promotion(1, "Short")), \#(promotion(2, long))]}
      """#
    let app = try TestApp(
      json: #"{"body": [{"id": "list", "body": [\#(grid)]}]}"#, size: Size(80, 20), reducesMotion: true)
    let frame = app.frame
    let page = frame[0, 0].style.background
    func rows(_ x: Int) -> Int { (0..<19).count { frame[x, $0].style.background != page } }
    #expect(rows(10) == rows(60) && rows(10) >= 4)
  }
}
