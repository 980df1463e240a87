import Drawing
import FacetModel
import Pictures
import Prism
import TestSupport
import Testing

@testable import ViewTree

/// Frames made of cells that were drawn before, compared with frames drawn anew.
struct DrawnBlocksTests {
  private static let form = PictureForm.cells(.truecolor, .blocks)
  private static let order = PictureOrder(address: "https://feeds.example/a.png", size: Size(6, 2), shape: .square)

  /// Draws a picture with its words beside it, as many rows high as the title has letters.
  private struct Cards: ViewMaking {
    struct View: FacetView, Equatable {
      let title: String

      var speech: Speech { Speech(.text) }

      func layout(in proposal: Proposal) -> Block {
        .column([
          .picture(.square, width: 6, height: 2, order: DrawnBlocksTests.order),
          .column(title.map { .line("\($0)", .listRowTitle, width: proposal.width) }),
        ])
      }
    }

    func view(for facet: Facet) -> any FacetView { View(title: facet.text.title ?? "") }
    func traits(of facet: Facet) -> ViewTraits { ViewTraits() }
  }

  private static func theme(_ color: UInt32) -> Theme {
    Theme(
      ThemeValues(colors: [
        .background(.primary): ThemeValues.Shade(color), .image(.ground): ThemeValues.Shade(0x808080),
      ]),
      depth: .truecolor)
  }

  private static func viewport() throws -> Viewport {
    let facets = ["abc", "語", "de", "fghij", "k"].map { #"{"component":{"id":"x"},"text":{"title":"\#($0)"}}"# }
    let feed = try Feed(json: "[\(facets.joined(separator: ","))]")
    let capability = ComponentCapability(id: "x", category: "row", since: SemanticVersion(1, 0, 0), isContainer: false)
    let tree = ViewTree(feed, admitted: Admission(feed.tree, for: Capabilities([capability])), views: Cards())
    return Viewport(layout: PageLayout(tree: tree, width: 9, views: Cards()), height: 7)
  }

  private static func frame(
    of viewport: Viewport, _ theme: Theme, _ pictures: PagePictures, in area: Rect, with memory: DrawnBlocks? = nil
  ) -> Canvas {
    var canvas = Canvas(size: Size(14, 9), style: theme.fill(.background(.primary)))
    viewport.draw(on: &canvas, at: area, theme: theme, pictures: pictures, memory: memory)
    return canvas
  }

  @Test("A frame looks the same, whichever frames were drawn before it")
  func framesDependOnNothingBefore() throws {
    var random = SeededGenerator(seed: 11)
    let themes = [Self.theme(0xFFFFFF), Self.theme(0x102030)]
    var desk = PictureDesk()
    _ = desk.orders(for: [Self.order], as: Self.form)
    let without = PagePictures(desk.shelf, page: 0)
    desk.take(.failure(.missing), of: Self.order, as: Self.form)
    let shelves = [without, PagePictures(desk.shelf, page: 0)]
    var viewport = try Self.viewport()
    let memory = DrawnBlocks()
    for _ in 0..<200 {
      viewport.scroll(by: Int.random(in: -3...3, using: &random))
      viewport.prepare()
      let theme = try #require(themes.randomElement(using: &random))
      let pictures = try #require(shelves.randomElement(using: &random))
      let (x, y) = (Int.random(in: 0...5, using: &random), Int.random(in: 0...2, using: &random))
      let area = Rect(x: x, y: y, width: 9, height: 7)
      #expect(
        Self.frame(of: viewport, theme, pictures, in: area, with: memory)
          == Self.frame(of: viewport, theme, pictures, in: area))
    }
  }

  @Test("A picture that arrives is in the next frame")
  func picturesArrive() throws {
    var viewport = try Self.viewport()
    viewport.prepare()
    var desk = PictureDesk()
    let memory = DrawnBlocks()
    _ = desk.orders(for: [Self.order], as: Self.form)
    let area = Rect(x: 0, y: 0, width: 9, height: 7)
    let theme = Self.theme(0xFFFFFF)
    let before = Self.frame(of: viewport, theme, PagePictures(desk.shelf, page: 0), in: area, with: memory)
    let cell = PictureCell(glyph: "▀", foreground: .rgb(RGB(0xFF0000)), background: .rgb(RGB(0x00FF00)))
    let cells = try #require(PictureCells(size: Size(6, 2), cells: Array(repeating: cell, count: 12)))
    desk.take(.success(.cells(cells)), of: Self.order, as: Self.form)
    let after = Self.frame(of: viewport, theme, PagePictures(desk.shelf, page: 0), in: area, with: memory)
    #expect(!before.cells.contains { $0.glyph == "▀" })
    #expect(after.cells.contains { $0.glyph == "▀" })
  }
}
