import AppCore
import AppTestSupport
import Drawing
import Pages
import Pictures
import Prism
import Testing
import Text

/// Pictures as a user meets them: the events of the pictures come from the test, in place of a decoder.
@Suite struct PictureFlowTests {
  private static let form = PictureForm.cells(.truecolor, .blocks)
  private static let reach = PictureReach(prefixes: ["https://img.example.com/"])

  /// A page of stores below each other, each with a picture.
  private static func page(stores: Int = 40) -> String {
    let rows = (0..<stores).map { number in
      """
      {"id": "row.store:\(number)", "component": {"id": "row.store", "category": "row"},
       "text": {"title": "Store \(number)", "description": "Near"},
       "images": {"main": {"uri": "https://img.example.com/\(number).jpg"}},
       "events": {"click": {"name": "navigate", "data": {"uri": "store/\(number)/"}}}}
      """
    }
    return #"{"body": [{"id": "list", "body": [\#(rows.joined(separator: ","))]}]}"#
  }

  private func app(isOn: Bool = true, size: Size = Size(60, 20), stores: Int = 40) throws -> TestApp {
    let app = try TestApp(
      json: Self.page(stores: stores), size: size, reducesMotion: true,
      pictures: PictureSettings(isOn: isOn, reach: Self.reach))
    app.receive(.clock(0))
    return app
  }

  /// The pictures that the app has asked for last.
  private func orders(_ app: TestApp) -> [PictureOrder]? {
    app.effects.compactMap { if case .loadPictures(let orders, _) = $0 { orders } else { nil } }.last
  }

  /// A picture of one glyph everywhere.
  private func art(of order: PictureOrder, _ glyph: Glyph = "▚") throws -> PictureArt {
    let cell = PictureCell(glyph: glyph, foreground: .indexed(1), background: .indexed(2))
    let cells = Array(repeating: cell, count: order.size.width * order.size.height)
    return .cells(try #require(PictureCells(size: order.size, cells: cells)))
  }

  private func count(_ glyph: Glyph, on app: TestApp) -> Int {
    app.frame.cells.count { $0.glyph == glyph }
  }

  @Test("The pictures on the screen and on the next one are asked for, from the top")
  func pictureOrders() throws {
    let app = try app()
    let addresses = try #require(orders(app)).map(\.address)
    #expect(addresses.first == "https://img.example.com/0.jpg")
    // Rows have about 5 lines, so two screens of 19 have 7 to 10 of them.
    #expect((7...10).contains(addresses.count))
    #expect(addresses == (0..<addresses.count).map { "https://img.example.com/\($0).jpg" })
  }

  @Test("No picture is asked for while pictures are off, out of reach, or without a way to show them")
  func noOrders() throws {
    #expect(orders(try app(isOn: false)).map(\.isEmpty) ?? true)
    let far = try TestApp(json: Self.page(), pictures: PictureSettings(isOn: true, reach: .none))
    far.receive(.clock(0))
    #expect(orders(far).map(\.isEmpty) ?? true)
    let plain = try TestApp(json: Self.page())
    plain.receive(.clock(0))
    #expect(orders(plain) == nil)
  }

  @Test("A picture takes the place of its block, and nothing else on the page moves")
  func arrival() throws {
    let app = try app()
    let order = try #require(orders(app)?.first)
    let before = app.frame
    let words = app.rows.joined(separator: "\n")
    #expect(words.contains("S0"))
    app.receive(.picture(order, .success(try art(of: order)), Self.form))
    let after = app.frame
    #expect(count("▚", on: app) == order.size.width * order.size.height)
    // All cells that differ are in one box of the picture's size.
    let changed = before.cells.indices.filter { before.cells[$0] != after.cells[$0] }
    let columns = changed.map { $0 % before.size.width }
    let rows = changed.map { $0 / before.size.width }
    let (left, right) = (try #require(columns.min()), try #require(columns.max()))
    let (top, bottom) = (try #require(rows.min()), try #require(rows.max()))
    #expect(Size(right - left + 1, bottom - top + 1) == order.size)
    #expect(!app.rows.joined(separator: "\n").contains("S0"))
  }

  @Test("A picture that cannot be shown leaves the block with its words, and the block says why")
  func fault() throws {
    let app = try app()
    let order = try #require(orders(app)?.first)
    let before = app.frame
    app.receive(.picture(order, .failure(.damaged(reason: "no")), Self.form))
    let after = app.frame
    #expect(after.textRows.contains { $0.contains("damaged") })
    #expect(after.textRows.contains { $0.contains("S0") })
    // Nothing else has changed.
    let changed = before.cells.indices.filter { before.cells[$0].glyph != after.cells[$0].glyph }
    #expect(changed.count == "damaged".count)
  }

  @Test("A picture that fails is not asked for again")
  func failureIsFinal() throws {
    let app = try app()
    let order = try #require(orders(app)?.first)
    app.receive(.picture(order, .failure(.missing), Self.form))
    app.forgetEffects()
    app.press(.down).press(.up)
    #expect(orders(app).map { !$0.contains(order) } ?? true)
  }

  @Test("Scrolling asks for what comes into sight, and calls off what has gone")
  func scrolling() throws {
    let app = try app()
    let first = try #require(orders(app))
    app.forgetEffects()
    app.press(.pageDown, times: 3)
    let later = try #require(orders(app))
    #expect(Set(first).isDisjoint(with: later))
    #expect(!later.isEmpty)
  }

  @Test("P shows blocks instead of pictures and calls all off, and P again brings the pictures back")
  func toggling() throws {
    let app = try app()
    let order = try #require(orders(app)?.first)
    app.receive(.picture(order, .success(try art(of: order)), Self.form))
    let pictured = app.frame
    app.forgetEffects()
    app.press(.character("P")).says("pictures are off")
    #expect(orders(app) == [])
    #expect(count("▚", on: app) == 0)
    // Blocks are lower, so more of the page is seen.
    #expect(app.rows.count { $0.contains("Store ") } > 4)
    app.press(.character("P")).says("pictures are on")
    app.press(.escape)
    // The picture is still there.
    #expect(app.frame == pictured)
  }

  @Test("A late picture for a terminal with fewer colours is not shown")
  func otherColors() throws {
    let app = try app()
    let order = try #require(orders(app)?.first)
    let late = PictureForm.cells(.palette16, .blocks)
    app.receive(.picture(order, .success(try art(of: order)), late))
    #expect(count("▚", on: app) == 0)
  }

  @Test("Pictures of servers that are not allowed are counted, P allows their servers, and P again shows blocks")
  func allowing() throws {
    let app = try TestApp(
      json: Self.page(stores: 3), size: Size(100, 20), reducesMotion: true,
      pictures: PictureSettings(isOn: true, reach: .none))
    app.receive(.clock(0))
    #expect(app.rows.last?.contains("3 pictures not loaded: P") == true)
    app.press(.character("P")).says("loading pictures from img.example.com")
    let allowed = app.effects.compactMap { if case .allowPictures(let servers) = $0 { servers } else { nil } }
    #expect(allowed == [PictureServers(hosts: ["img.example.com"])])
    #expect(orders(app)?.count == 3)
    app.press(.character("P")).says("pictures are off")
    app.press(.character("P")).says("pictures are on").press(.escape)
    #expect(app.rows.last?.contains("not loaded") == false)
  }

  @Test("P says that a page has no saved pictures")
  func nothingSaved() throws {
    let app = try TestApp(json: #"{"body": []}"#, pictures: PictureSettings(isOn: false, reach: .none))
    app.press(.character("P")).says("none are saved with this page")
  }

  @Test("A dialog or panel covers a picture")
  func covered() throws {
    let app = try app(stores: 4)
    for order in try #require(orders(app)) {
      app.receive(.picture(order, .success(try art(of: order)), Self.form))
    }
    let shown = count("▚", on: app)
    #expect(shown > 0)
    app.press(.character("?"))
    #expect(count("▚", on: app) < shown)
    app.press(.escape)
    #expect(count("▚", on: app) == shown)
  }
}
