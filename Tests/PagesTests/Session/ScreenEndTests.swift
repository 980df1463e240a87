import Components
import DoorDash
import Drawing
import FacetModel
import Prism
import TestSupport
import Testing
import ViewTree

@testable import Branding
@testable import Pages

/// Pages on screens that end in the middle of a carousel, where cards below the end need no layout.
@Suite("The end of the screen") struct ScreenEndTests {
  private static let highest = 60

  /// Facets of all kinds, most of them carousels, in sections with and without a ground.
  private struct RandomCarousels {
    var random: SeededGenerator
    var count = 0

    mutating func page() -> String {
      let sections = (0...Int.random(in: 1...3, using: &random)).map { _ in
        let facets = (0...Int.random(in: 0...2, using: &random)).map { _ in facet() }.joined(separator: ",")
        return #"{"id":"\#(id())","style":{\#(ground(1))},"body":[\#(facets)]}"#
      }
      return #"{"body":[\#(sections.joined(separator: ","))]}"#
    }

    private mutating func facet() -> String {
      let carousels = ["standard", "filters", "verticals", "tiles", "universal"]
      guard let kind = carousels.randomElement(using: &random), chance(5) else { return card("row.item", of: "row") }
      let card =
        ["card.store", "card.dish_item_square", "card.promo", "card.tile", "row.text", "filter.binary"]
        .randomElement(using: &random) ?? "card.store"
      let cards = (0..<Int.random(in: 0...14, using: &random)).map { _ in
        self.card(card, of: String(card.prefix { $0 != "." }))
      }
      return #"""
        {"id":"\#(id())","component":{"id":"carousel.\#(kind)","category":"carousel"},"style":{\#(ground(4))},
         "text":{"title":"\#(chance(2) ? words(1...6) : "")","subtitle":"\#(chance(1) ? words(2...9) : "")"},
         "children":[\#(cards.joined(separator: ","))]}
        """#
    }

    private mutating func card(_ component: String, of category: String) -> String {
      #"""
      {"id":"\#(id())","component":{"id":"\#(component)","category":"\#(category)"},"style":{\#(ground(2))},
       "text":{"title":"\#(words(0...5))","subtitle":"\#(words(0...3))","description":"\#(words(0...12))"}}
      """#
    }

    private mutating func ground(_ most: Int) -> String {
      // Where there are few colours, a banner has a frame.
      let color = chance(1) ? "SECONDARY" : "BANNER"
      let parts = [
        #""background_color":"COLOR_BACKGROUND_\#(color)""#, #""padding":{"top":16,"bottom":16}"#,
        #""border":{"width":1,"style":"solid","color":"COLOR_BORDER_PRIMARY"}"#, #""spacing":24"#,
      ]
      return parts.prefix(most).filter { _ in chance(1) }.joined(separator: ",")
    }

    private mutating func words(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in
        ["lamb", "ramen", "crème", "焼き鳥", "with", "smoked paprika"].randomElement(using: &random) ?? ""
      }.joined(separator: " ")
    }

    /// Whether something happens that is as likely as `favor` to one.
    private mutating func chance(_ favor: Int) -> Bool { Int.random(in: 0...favor, using: &random) > 0 }

    private mutating func id() -> String {
      count += 1
      return "f\(count)"
    }
  }

  private func viewport(_ json: String, width: Int, _ depth: Depth) throws -> Viewport {
    let page = Page(
      feed: try Feed(json: json), title: "", brand: .doorDash,
      theme: Theme(try Brand.doorDash.tokens.values(for: .light), depth: depth),
      factory: try FacetFactory(ComponentLibrary.descriptors))
    return Viewport(layout: page.layout(width: width), height: Self.highest)
  }

  private func frame(_ viewport: Viewport, _ depth: Depth) throws -> Canvas {
    let theme = Theme(try Brand.doorDash.tokens.values(for: .light), depth: depth)
    var viewport = viewport
    viewport.prepare()
    var canvas = Canvas(size: Size(viewport.layout.width, viewport.height))
    viewport.draw(on: &canvas, at: canvas.bounds, theme: theme)
    return canvas
  }

  @Test(
    "A screen shows the first rows of what a higher screen shows",
    arguments: [Depth.truecolor, .palette16, .monochrome]
  )
  func everyScreenShowsTheFirstRows(depth: Depth) throws {
    var pages = RandomCarousels(random: SeededGenerator(seed: 25))
    for _ in 0..<10 {
      let json = pages.page()
      let width = [40, 80, 140].randomElement(using: &pages.random) ?? 80
      let page = try viewport(json, width: width, depth)
      var whole = page
      // A screen that is higher than the page leaves nothing out.
      whole.resize(width: width, height: 4000)
      let high = try frame(whole, depth)
      for height in 1...Self.highest {
        var cut = page
        cut.resize(width: width, height: height)
        let low = try frame(cut, depth)
        let isSame = (0..<height).allSatisfy { y in (0..<width).allSatisfy { low[$0, y] == high[$0, y] } }
        try #require(isSame, "\(width)x\(height) of \(json)\n\(low.textRows.joined(separator: "\n"))")
        guard let end = cut.placed.last else { continue }
        #expect(end.block.height == whole.placed.first { $0.node == end.node }?.block.height)
      }
    }
  }
}
