import AppCore
import AppTestSupport
import Drawing
import Pages
import Pictures
import Prism
import TestSupport
import Testing
import Text

/// Words over pictures, on drawn frames. The pictures come from the test, in place of a decoder.
@Suite("Words over pictures") struct PictureBandTests {
  /// Pictures that make words hard to read.
  enum Motif: CaseIterable {
    case bright, dark, noisy, likeTheWords

    func art(of order: PictureOrder, depth: Depth) throws -> PictureArt {
      var random = SeededGenerator(seed: 7)
      let cells = (0..<order.size.width * order.size.height).map { _ in
        PictureCell(
          glyph: "▚", foreground: color(&random, depth: depth), background: color(&random, depth: depth))
      }
      return .cells(try #require(PictureCells(size: order.size, cells: cells)))
    }

    private func color(_ random: inout SeededGenerator, depth: Depth) -> ResolvedColor {
      let rgb =
        switch self {
        case .bright: RGB(0xFFFBE6)
        case .dark: RGB(0x05070A)
        case .likeTheWords: RGB(0x777777)
        case .noisy: RGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
        }
      return depth == .palette256 ? .indexed(UInt8.random(in: 16...255, using: &random)) : .rgb(rgb)
    }
  }

  private static let long = "A long sentence that says what is offered here, and that reaches as far as it may, and on"

  /// A landing, a banner, a promotion and a page's header, each with a picture behind its words. Some of the letters are wide.
  private static let page = #"""
    {"body": [{"id": "list", "body": [
      {"id": "header.landing:1", "component": {"id": "header.landing", "category": "header"},
       "text": {"title": "麺港麺港麺港麺港麺港麺港麺港麺港麺港麺港麺港麺港麺港", "subtitle": "\#(long)", "custom": {"button": "Go"}},
       "images": {"background": {"uri": "https://img.example.com/1.jpg"}}},
      {"id": "row.banner:1", "component": {"id": "row.banner", "category": "row"},
       "text": {"title": "\#(long)", "description": "\#(long)", "custom": {"button": "Order"}},
       "images": {"background": {"uri": "https://img.example.com/2.jpg"}}},
      {"id": "card.promo:1", "component": {"id": "card.promo", "category": "card"},
       "text": {"title": "\#(long)", "description": "\#(long)", "accessory": "CODE"},
       "images": {"background": {"uri": "https://img.example.com/3.jpg"}}, "custom": {"background_color": "E7FBEF"}},
      {"id": "header.page:1", "component": {"id": "header.page", "category": "header"},
       "text": {"title": "\#(long)", "description": "\#(long)"},
       "images": {"background": {"uri": "https://img.example.com/4.jpg", "placeholder": "A lamp"}}}
    ]}]}
    """#

  private func app(
    _ scheme: Scheme = .light, _ depth: Depth = .truecolor, _ contrast: ContrastLevel = .normal, width: Int = 90
  ) throws -> TestApp {
    let app = try TestApp(
      json: Self.page, size: Size(width, 60), reducesMotion: true,
      pictures: PictureSettings(isOn: true, reach: PictureReach(prefixes: ["https://img.example.com/"])),
      scheme: scheme, contrast: contrast, depth: depth)
    app.receive(.clock(0))
    return app
  }

  private func orders(_ app: TestApp) throws -> [PictureOrder] {
    let orders = app.effects.compactMap { if case .loadPictures(let orders, _) = $0 { orders } else { nil } }
    return try #require(orders.last)
  }

  private func form(_ depth: Depth) -> PictureForm { .cells(depth, .blocks) }

  /// The part of light that a colour reflects, as WCAG 2.2 defines it under "relative luminance".
  private func luminance(_ color: RGB) -> Double {
    func light(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
  }

  private func pow(_ base: Double, _ exponent: Double) -> Double {
    // The fifth root of the twelfth power, by Newton's method.
    let power = (0..<12).reduce(1.0) { product, _ in product * base }
    return (0..<80).reduce(max(base, 1e-3)) { root, _ in root - (root - power / (root * root * root * root)) / 5 }
  }

  private func contrast(_ one: RGB, _ other: RGB) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The values of xterm's colour cube and greys.
  private func rgb(_ color: ResolvedColor) -> RGB? {
    switch color {
    case .rgb(let rgb): return rgb
    case .terminalDefault: return nil
    case .indexed(let index):
      let index = UInt32(index)
      if index >= 232 { return RGB((8 + 10 * (index - 232)) * 0x010101) }
      guard index >= 16 else { return nil }
      let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
      let cube = Int(index) - 16
      return RGB(levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6])
    }
  }

  @Test(
    "Words keep a contrast of 4.5 to 1 on every cell of every picture, and the picture is behind some of them",
    arguments: Motif.allCases, Scheme.allCases)
  func contrast(motif: Motif, scheme: Scheme) throws {
    try expectReadableWords(motif, scheme, .normal, least: 4.5)
  }

  @Test("In high contrast words keep 7 to 1 on every cell of every picture", arguments: Motif.allCases, Scheme.allCases)
  func highContrast(motif: Motif, scheme: Scheme) throws {
    try expectReadableWords(motif, scheme, .high, least: 7)
  }

  private func expectReadableWords(
    _ motif: Motif, _ scheme: Scheme, _ contrastLevel: ContrastLevel, least: Double
  ) throws {
    for depth in [Depth.truecolor, .palette256] {
      let app = try app(scheme, depth, contrastLevel)
      let before = app.frame
      let orders = try orders(app)
      #expect(orders.count == 4)
      for order in orders {
        app.receive(.picture(order, .success(try motif.art(of: order, depth: depth)), form(depth)))
      }
      let after = app.frame
      #expect(before.textRows.map { $0.filter(\.isLetter) } == after.textRows.map { $0.filter(\.isLetter) })
      var covered = 0
      for (old, new) in zip(before.cells, after.cells) where new.glyph != .space && new.glyph != "▚" {
        guard old.style.background != new.style.background else { continue }
        covered += 1
        let (ink, ground) = (try #require(rgb(new.style.foreground)), try #require(rgb(new.style.background)))
        #expect(contrast(ink, ground) >= least, "\(ink.hexadecimal) on \(ground.hexadecimal), \(depth)")
      }
      // In the palette the nearest colour may be that of the ground.
      if motif != .noisy, depth == .truecolor { #expect(covered > 20) }
    }
  }

  @Test("Both halves of a wide letter have the same ground")
  func wideLetters() throws {
    let app = try app()
    for order in try orders(app) {
      app.receive(.picture(order, .success(try Motif.dark.art(of: order, depth: .truecolor)), form(.truecolor)))
    }
    let frame = app.frame
    var count = 0
    for index in frame.cells.indices where frame.cells[index].glyph == nil {
      #expect(frame.cells[index].style == frame.cells[index - 1].style)
      count += 1
    }
    #expect(count > 20)
  }

  @Test("Where cells hold pixels, and where the user decides the colours, words keep their plain ground")
  func plainGround() throws {
    let app = try app()
    let before = app.frame
    var desk = PictureDesk()
    let orders = try orders(app)
    let form = PictureForm.image(cell: Size(8, 16))
    _ = desk.orders(for: orders, as: form)
    for order in orders {
      desk.take(.success(.image(PictureImage(format: .png, size: order.size, bytes: [1]))), of: order, as: form)
      let backdrop = Backdrop(order: order, fadingColumns: 9, wordColumns: 5)
      var canvas = Canvas(size: order.size, style: before[3, 3].style)
      canvas.draw("words", x: 0, y: 1, clip: canvas.bounds, style: before[3, 3].style)
      let art = try #require(PagePictures(desk.shelf, page: 0).art(of: order))
      backdrop.draw(art, on: &canvas, x: 0, y: 0, clip: canvas.bounds, ground: before[3, 3].style)
      #expect(canvas.textRows[1].hasPrefix("words"))
      for row in 0..<order.size.height {
        #expect((0..<5).allSatisfy { canvas[$0, row].style.background == before[3, 3].style.background })
        #expect(canvas[0, row].glyph?.pictureCell == nil && canvas[5, row].glyph?.pictureCell?.column == 5)
      }
      var own = Canvas(size: order.size)
      own.draw("words", x: 0, y: 1, clip: own.bounds, style: ResolvedStyle())
      backdrop.draw(
        try Motif.dark.art(of: order, depth: .truecolor), on: &own, x: 0, y: 0, clip: own.bounds,
        ground: ResolvedStyle())
      #expect((0..<5).allSatisfy { own[$0, 1].style == ResolvedStyle() })
      #expect(own[5, 1].glyph == "▚")
    }
  }

  @Test("A button on a picture keeps its own colours")
  func buttons() throws {
    let order = PictureOrder(address: "https://img.example.com/1.jpg", size: Size(12, 3), shape: .square)
    let ground = ResolvedStyle(foreground: .rgb(RGB(0)), background: .rgb(RGB(0xFFFFFF)))
    let button = ResolvedStyle(foreground: .rgb(RGB(0xFFFFFF)), background: .rgb(RGB(0xEB1700)))
    var canvas = Canvas(size: order.size, style: ground)
    canvas.draw(" Order ", x: 1, y: 1, clip: canvas.bounds, style: button)
    Backdrop(order: order, fadingColumns: 4, wordColumns: 12).draw(
      try Motif.noisy.art(of: order, depth: .truecolor), on: &canvas, x: 0, y: 0, clip: canvas.bounds, ground: ground)
    #expect((1..<8).allSatisfy { canvas[$0, 1].style == button })
    #expect(canvas[10, 1].style.background != ground.background)
  }

  @Test("The page does not move when a picture behind words comes, and a part of it is drawn like the whole")
  func clip() throws {
    let order = PictureOrder(address: "https://img.example.com/1.jpg", size: Size(12, 4), shape: .square)
    let ground = ResolvedStyle(foreground: .rgb(RGB(0)), background: .rgb(RGB(0xFFFFFF)))
    let art = try Motif.noisy.art(of: order, depth: .truecolor)
    let backdrop = Backdrop(order: order, fadingColumns: 4, wordColumns: 0)
    var whole = Canvas(size: order.size, style: ground)
    backdrop.draw(art, on: &whole, x: 0, y: 0, clip: whole.bounds, ground: ground)
    var part = Canvas(size: Size(8, 2), style: ground)
    backdrop.draw(art, on: &part, x: -3, y: -1, clip: part.bounds, ground: ground)
    for y in 0..<2 {
      for x in 0..<8 { #expect(part[x, y] == whole[x + 3, y + 1]) }
    }
  }
}
