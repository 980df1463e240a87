import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// Walking through carousels whose cards do nothing when they are opened.
@Suite("Walking carousels without clicks") struct CarouselWalkTests {
  private typealias Sketch = SketchedPage

  private static var plates: [SketchedPage.Part] {
    (1...9).map { Sketch.card("Plate \($0)") }
  }

  private func app(_ body: [SketchedPage.Part], size: Size = Size(60, 20)) throws -> TestApp {
    try TestApp(SketchedWorld.page(["id": "plates", "body": body]), size: size)
  }

  private func app() throws -> TestApp { try app([Sketch.carousel("Plates", Self.plates)]) }

  private func carousel(_ id: String, _ cards: [SketchedPage.Part]) -> SketchedPage.Part {
    ["id": id, "component": ["id": "carousel.standard", "category": "carousel"], "children": cards]
  }

  @Test("Right goes through all cards, and left goes back to the first")
  func rightAndLeft() throws {
    let app = try app()
    app.press(.character("j"))
    #expect(app.focused == "Plate 1")
    for number in 2...9 {
      app.press(.character("l"))
      #expect(app.focused == "Plate \(number)")
      app.page("Home").shows("Plate \(number)")
    }
    app.press(.character("h"), times: 8)
    #expect(app.focused == "Plate 1")
    app.page("Home").shows("❮ 1-")
  }

  @Test("Tab and G reach cards that do nothing")
  func tabAndEnd() throws {
    let app = try app()
    app.press(.tab, times: 2)
    #expect(app.focused == "Plate 2")
    app.press(.character("G"))
    #expect(app.focused?.hasPrefix("Plate ") == true && app.focused != "Plate 2")
  }

  @Test("A click on an arrow shows the next or the previous cards")
  func arrows() throws {
    let app = try app()
    var seen = Set(plates(on: app))
    for _ in 0..<9 {
      try click("❯", on: app)
      seen.formUnion(plates(on: app))
    }
    #expect(seen.count == 9)
    app.page("Home").shows("9 of 9 ❯")
    for _ in 0..<9 { try click("❮", on: app) }
    app.page("Home").shows("❮ 1-")
  }

  @Test("A click on a dot shows its card, in a carousel without a title")
  func dots() throws {
    let app = try app([carousel("plates", Self.plates)])
    let row = try #require(app.page.firstIndex { $0.contains("○") })
    let column = try #require(Array(app.page[row]).lastIndex(of: "○"))
    app.click(x: column, y: row)
    app.page("Home").shows("Plate 9").hides("Plate 1")
  }

  @Test("A facet inside a card without a click takes the focus and leads on to the next card")
  func insideCards() throws {
    let cards = (1...6).map { number in
      var card = Sketch.card("Plate \(number)")
      card["children"] = [
        [
          "id": "stepper \(number)", "component": ["id": "button.quantity_stepper", "category": "button"],
          "custom": ["item_id": "\(number)", "name": "Plate \(number)"],
        ]
      ]
      return card
    }
    let app = try app([Sketch.carousel("Plates", cards)])
    app.press(.character("j"))
    #expect(app.focused == "stepper 1")
    for number in 2...6 {
      app.press(.character("l"))
      #expect(app.focused == "stepper \(number)")
    }
  }

  @Test("A carousel in a card of a carousel is walked before the next card")
  func nested() throws {
    let inner = (1...2).map { carousel in
      Sketch.carousel("Shelf \(carousel)", (1...4).map { Sketch.card("Cup \(carousel)\($0)") })
    }
    let app = try app([Sketch.carousel("Shelves", inner + inner)], size: Size(60, 24))
    app.press(.character("j"))
    var way = [app.focused]
    for _ in 0..<7 { way.append(app.press(.character("l")).focused) }
    #expect(way == ["Cup 11", "Cup 12", "Cup 13", "Cup 14", "Cup 21", "Cup 22", "Cup 23", "Cup 24"])
  }

  @Test("f shows no letters when no card can be opened, and says so")
  func letters() throws {
    let app = try app()
    app.press(.character("f"))
    app.says("nothing here can be opened")
  }

  @Test("Cards take no focus when the whole carousel is in sight")
  func allInSight() throws {
    let app = try app([Sketch.carousel("Plates", Array(Self.plates.prefix(2)))])
    app.press(.character("j"))
    #expect(app.focused == nil)
  }

  private func plates(on app: TestApp) -> [String] {
    (1...9).map { "Plate \($0)" }.filter { plate in app.page.contains { $0.contains(plate) } }
  }

  private func click(_ arrow: Character, on app: TestApp) throws {
    let row = try #require(app.page.firstIndex { $0.contains(arrow) })
    app.click(x: try #require(Array(app.page[row]).firstIndex(of: arrow)), y: row)
  }
}
