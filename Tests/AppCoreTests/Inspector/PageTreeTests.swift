import AppTestSupport
import Drawing
import Prism
import Testing

@testable import AppCore
@testable import Pages

/// The tree pane of the inspector, with the whole page.
struct PageTreeTests {
  private typealias Sketch = SketchedPage

  private func shop() throws -> TestApp {
    let wall = Sketch.facet("hologram.wall", "Nobody sees this")
    let lost = Sketch.facet("row.text", "Lost", to: "teapot://brew")
    let many = Sketch.carousel("Many", (1...4).map { Sketch.card("Card \($0)", to: "store/\($0)") })
    let rows = (1...30).map { Sketch.row("Row \($0)", to: "store/\($0)") }
    let app = try TestApp(
      .page(Sketch.section("Shop", [Sketch.row("Bread", to: "store/1"), wall, many, lost] + rows)),
      size: Size(140, 24))
    return app.press(.character("i"), times: 2).press(.tab, times: 2)
  }

  @Test("Omitted facets stand in their place in the tree, greyed and with the reason")
  func omittedFacetsAreListedWithTheirReason() throws {
    let app = try shop()
    let lines = app.page.compactMap { $0.components(separatedBy: "│ ").last }
    let places = ["row.text  Bread", "✕ hologram.wall", "carousel.standard  Many", "card.tile  Card 4", "✕ row.text"]
      .map { words in lines.firstIndex { $0.contains(words) } ?? -1 }
    #expect(!places.contains(-1), "\(app.picture)")
    #expect(places == places.sorted())
    app.page("Home").shows("✕ hologram.wall  unknown component")
    app.page("Home").shows("✕ row.text  its click leads to a 'teapot' address")
    let spot = try #require(app.place(of: "hologram.wall"))
    #expect(app.frame[spot.x, spot.y].style.foreground == app.app.screen.theme[.text(.disabled)])
  }

  @Test("Enter in the tree brings the chosen facet into view")
  func enterScrollsToTheFacet() throws {
    let app = try shop().press(.end).press(.enter)
    #expect(app.focused == "Row 30")
    #expect(app.app.placedFacets.contains { $0.facet.id == "Row 30" })
    // The keys still move in the tree.
    app.press(.home).press(.down, times: 2).press(.enter)
    #expect(app.focused == "Bread" || app.app.placedFacets.contains { $0.facet.id == "Bread" })
  }

  /// An omitted facet is not on the page but can be inspected.
  @Test("Enter on an omitted facet shows why it is left out and keeps the focus")
  func omittedFacetsCanBeInspected() throws {
    let app = try shop()
    while app.lit.contains(where: { $0.contains("hologram.wall") }) == false { app.press(.down) }
    app.press(.enter).press(.tab, times: 3).press(.end).press(.home)
    app.page("Home").shows("hologram.wall  unknown here").shows("left out    the component 'hologram.wall' is")
    #expect(app.focused == "Bread")
  }

  @Test("A number before a key repeats it in the inspector, too")
  func numbersRepeatKeys() throws {
    let app = try shop().press(.home).type("7j")
    let chosen = app.lit
    let pressed = try shop().press(.home).press(.down, times: 7)
    #expect(chosen == pressed.lit)
    #expect(app.type("3k").lit == pressed.press(.up, times: 3).lit)
  }

  @Test("The chosen part of the tree stays chosen when the page changes above it", arguments: ["Row 9", "second"])
  func chosenPartStaysChosen(part: String) throws {
    func sections(_ count: Int) -> [Sketch.Part] {
      let news = (0..<count).map { Sketch.row("News \($0)", to: "store/n\($0)") }
      let rows = (1...30).map { Sketch.row("Row \($0)", to: "store/\($0)") }
      return [Sketch.section("first", news), Sketch.section("second", rows)]
    }
    let app = try TestApp(.page(sections(1)[0], sections(1)[1]), size: Size(130, 24))
    app.press(.character("i"), times: 2).press(.tab, times: 2).press(.home)
    for _ in 0..<40 where !app.lit.contains(where: { $0.contains(part) }) { app.press(.down) }
    let chosen = app.lit
    #expect(chosen.contains { $0.contains(part) })
    app.receive(.changed(page: 0))
    try app.answer(withJSON: Sketch("Home", sections(5)).json)
    #expect(app.lit == chosen)
    #expect(app.press(.down).press(.up).lit == chosen)
  }

  /// The tree opens with the focused facet chosen and visible.
  @Test("The tree opens at the focused facet")
  func treeOpensAtTheFocus() throws {
    let app = try TestApp(.town, size: Size(120, 24))
    app.press(.end).press(.character("i"), times: 2).press(.tab, times: 2)
    #expect(app.lit.contains { $0.contains(app.focused ?? "?") }, "\(app.picture)")
  }
}
