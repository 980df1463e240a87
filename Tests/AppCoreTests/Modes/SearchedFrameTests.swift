import AppTestSupport
import Drawing
import FacetModel
import Prism
import TestSupport
import Testing

@testable import Input

/// How matches look, and changes of the page during a search.
struct SearchedFrameTests {
  private typealias Sketch = SketchedPage

  /// The current match has the style of the focus and the others are underlined; neither needs a colour.
  @Test("Matches stand out at every colour depth, in ASCII too", arguments: Depth.allCases, [false, true])
  func matchesStandOut(depth: Depth, usesASCII: Bool) throws {
    let app = try TestApp(.town, depth: depth, usesASCII: usesASCII)
    app.press(.character("/")).type("PLACE").press(.enter).press(.character("n"))
    #expect(app.underlined == ["place", "place", "place", "place"])
    #expect(app.lit == ["Lunch place 2"])
    let bare = try TestApp(.town, depth: depth, usesASCII: usesASCII).press(.down, times: 2)
    #expect(app.page == bare.page)
    let changed = zip(app.frame.cells, bare.frame.cells).filter { $0 != $1 }
    #expect(changed.count >= 15)
  }

  @Test("Words that the app itself adds to facets are not marked")
  func wordsOfTheAppAreNotMarked() throws {
    let app = try TestApp(
      json: #"""
        [{"id":"m","component":{"id":"row.text"},"text":{"title":"Milk"},
          "events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}},
         {"id":"q","component":{"id":"button.quantity_stepper","category":"button"},"custom":{"item_id":"9",
          "name":"Mint","price":{"display_string":"$3"},"default_quantity":0,"has_required_options":true}}]
        """#)
    #expect(app.page.contains { $0.contains("Customize") })
    app.press(.character("/")).type("mi")
    #expect(!app.underlined.isEmpty && app.underlined.allSatisfy { $0 == "Mi" }, "\(app.picture)")
  }

  /// Matches in a card that is cut at the edge of the page are marked up to the edge.
  @Test("Only the visible part of a match is marked")
  func marksEndAtTheEdge() throws {
    let cards = (1...6).map { Sketch.card("Number \($0) of these", to: "store/\($0)") }
    let app = try TestApp(.page(Sketch.section(nil, [Sketch.carousel("Many", cards), Sketch.row("x")])))
    let before = app.frame
    app.press(.character("/")).type("number")
    for (x, y) in app.cells(where: { $0.attributes.contains(.underline) }) {
      #expect("Number".contains(before[x, y].glyph?.text ?? "?"), "marked at \(x),\(y)\n\(app.picture)")
    }
  }

  private static let road = SketchedWorld(
    home: Sketch(
      "Home", next: "2", [Sketch.section(nil, (1...30).map { Sketch.row($0 == 29 ? "needle" : "Row \($0)", to: "a") })]),
    answers: [
      .next(cursor: "2"): Sketch(
        "More",
        [Sketch.section(nil, (31...60).map { Sketch.row($0 == 50 ? "needle in the hay" : "Row \($0)", to: "a") })])
    ])

  /// A search near the end loads the next page and searches it; leaving restores the place all the same.
  @Test("A page that grows during a search is searched to its end")
  func aPageThatGrowsIsSearchedToItsEnd() throws {
    let app = try TestApp(Self.road)
    app.press(.down, times: 3)
    let before = app.frame
    app.press(.character("/")).type("needle").says("1 of 2")
    app.type(" in the").says("1 of 1")
    app.page("Home").shows("needle in the hay")
    app.press(.escape)
    expectSameFrame(app.frame, as: before)
    app.press(.end).page("Home").shows("Row 60").shows("That is everything for now")
  }

  /// The next page arrives only after a while.
  @Test("A page that arrives during a search is searched, and stays afterwards")
  func pageArrivingDuringASearchStays() throws {
    let app = try TestApp(SketchedWorld(home: Self.road.home))
    app.press(.end)
    #expect(app.isLoading)
    app.press(.home).press(.character("/")).type("nee")
    let more = try #require(Self.road.answers.values.first)
    app.answer(with: more)
    app.says("1 of 2")
    app.type("dle").press(.escape)
    #expect(!app.isLoading)
    app.press(.end).page("Home").shows("Row 60")
    #expect(!app.isLoading)
  }

  /// A resize and a change of scheme stay when search closed.
  @Test("A resize or a change of scheme during a search stays after it", arguments: ["", "late place"])
  func changesDuringASearchStay(query: String) throws {
    for key in [Key.escape, .enter] {
      let app = try TestApp(.town)
      app.press(.character("/")).type(query)
      app.receive(.resize(Size(44, 12)))
      app.press(key).press(.escape)
      let other = try TestApp(.town, size: Size(44, 12))
      if query.isEmpty || key == .escape {
        expectSameFrame(app.frame, as: other.frame)
      } else {
        #expect(app.frame.size == other.frame.size)
        #expect(app.marked.contains { $0.hasPrefix("▌Late place 1") }, "\(app.picture)")
      }
    }
    let night = try TestApp(sample: "landing", suitsTerminal: true)
    night.press(.character("/")).type(query)
    night.receive(.answer(.scheme(.dark)))
    let day = try TestApp(sample: "landing", suitsTerminal: true)
    day.receive(.answer(.scheme(.dark)))
    expectSameFrame(night.press(.escape).frame, as: day.frame)
  }

  @Test("A search matches its golden frame", arguments: TestApp.brands.map(\.name))
  func searchMatchesGolden(brand: String) throws {
    let app = try TestApp(
      sample: "home", brand: try #require(TestApp.brands.first { $0.name == brand }), size: Size(80, 24),
      reducesMotion: true)
    app.press(.character("/")).type("lum").press(.enter).press(.character("n"))
    try expectGolden(app.frame.goldenRows, "app/search-\(brand)")
  }
}
