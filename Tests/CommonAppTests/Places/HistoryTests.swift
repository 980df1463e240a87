import Drawing
import FacetModel
import Terminal
import TestSupport
import Testing

@testable import Input

/// Coming back: everything is as it was.
struct HistoryTests {
  private typealias Sketch = SketchedPage

  /// Far down, between the cards of two carousels.
  private static let wide = SketchedWorld(
    home: Sketch(
      "Home",
      (1...6).map { number in
        Sketch.section(
          "Section \(number)",
          [
            Sketch.carousel(
              "Carousel \(number)", (1...9).map { Sketch.card("Card \(number).\($0)", to: "store/\($0)") }),
            Sketch.row("Row \(number)", to: "store/1"),
          ])
      }),
    answers: Dictionary(
      uniqueKeysWithValues: (1...9).map { number in
        (
          .open(uri: "store/\(number)"),
          Sketch("Store \(number)", [Sketch.section(nil, (1...30).map { Sketch.row("Dish \($0)", to: "store/2") })])
        )
      }))

  private func wanderer() throws -> TestApp {
    let app = try TestApp(Self.wide)
    app.press(.down, times: 3).press(.right, times: 4).press(.down, times: 4).press(.right, times: 6)
    app.press(.control("e"), times: 2)
    return app
  }

  @Test func backAndForwardShowTheVeryFrame() throws {
    let app = try wanderer()
    let home = app.frame
    let focused = app.focused
    app.press(.enter).press(.down, times: 7).press(.control("e"), times: 3)
    let store = app.frame
    app.press(.enter).press(.pageDown)
    app.press(.character("["))
    expectSameFrame(app.frame, as: store)
    app.press(.character("["))
    expectSameFrame(app.frame, as: home)
    #expect(app.focused == focused)
    app.press(.character("]"))
    expectSameFrame(app.frame, as: store)
    // The carousels above and below are where they were, too.
    app.press(.character("[")).press(.home)
    let never = try wanderer().press(.home)
    expectSameFrame(app.frame, as: never.frame)
  }

  /// As if one had never been away while the window and the clothes changed.
  @Test func aResizeAndAnotherBrandMeanwhileChangeWhatTheyWouldHaveChanged() throws {
    for size in [Size(60, 20), Size(90, 30), Size(34, 12)] {
      let app = try wanderer()
      app.press(.enter)
      app.receive(.resize(size))
      app.press(.character("b")).press(.character("t")).press(.character("["))
      let stayed = try wanderer()
      stayed.receive(.resize(size))
      stayed.press(.character("b")).press(.character("t")).press(.control("l"))
      expectSameFrame(app.frame, as: stayed.frame)
      #expect(app.focused == stayed.focused)
    }
  }

  /// The window goes through other sizes and back while one is elsewhere: nobody will know.
  @Test func aWindowThatWasSmallForAWhileLeavesNoTrace() throws {
    let app = try wanderer()
    let home = app.frame
    app.press(.enter)
    app.receive(.resize(Size(30, 9)))
    app.receive(.resize(Size(60, 20)))
    app.press(.character("["))
    expectSameFrame(app.frame, as: home)
  }

  /// Another size leaves the focus on what had it, even where the columns of a grid change.
  @Test(arguments: [Size(40, 20), Size(140, 20), Size(80, 40)]) func theFocusOutlivesAResize(size: Size) throws {
    let cells = (1...12).map { Sketch.card("Cell \($0)", to: "store/\($0)") }
    let app = try TestApp(.page(Sketch.section("Grid", [Sketch.grid(cells)])), size: Size(90, 20))
    app.press(.down, times: 2).press(.right)
    let focused = try #require(app.focused)
    #expect(focused != "Cell 1")
    app.receive(.resize(size))
    #expect(app.focused == focused)
    #expect(app.marked.contains { $0.contains(focused) }, "\(app.picture)")
    app.press(.character("b"))
    #expect(app.focused == focused)
    #expect(app.marked.contains { $0.contains(focused) }, "\(app.picture)")
  }

  @Test func aNewWayForgetsTheOldOneAhead() throws {
    let app = try TestApp(.town)
    app.press(.down).press(.enter).press(.character("["))
    app.press(.down).press(.enter).page("Store 2")
    app.press(.character("]")).says("there is nothing to go forward to").page("Store 2")
    app.press(.character("[")).press(.character("[")).says("there is nothing to go back to").page("Home")
  }

  /// Whoever has gone very far finds back to the beginning, and links still lead into the source.
  @Test func theWayIsLongButNotEndless() throws {
    let world = SketchedWorld.page(
      Sketch.section(nil, [Sketch.row("Sign in", to: "doordash://login"), Sketch.row("x", to: "store/1")]))
    let app = try TestApp(world, size: Size(80, 24))
    app.press(.down).press(.enter)
    app.press(.enter, times: 200)
    #expect(app.breadcrumbs.count < 100)
    #expect(app.breadcrumbs.first == "Home")
    for _ in 0..<9 where app.chosenStep != "To the home page" { app.press(.down) }
    app.press(.enter)
    #expect(app.breadcrumbs.last == "Home")
    #expect(app.app.history.current.page != nil)
    app.press(.character("["), times: 300).page("Home").row(1).isFocused()
  }

  /// An answer finds the page that has asked, wherever one has gone meanwhile.
  @Test func aPageThatComesWhileOneIsElsewhereIsThereOnReturn() throws {
    let more = Sketch("More", [Sketch.section(nil, [Sketch.row("Late arrival")])])
    let world = SketchedWorld(
      home: Sketch("Home", next: "more", [Sketch.section(nil, [Sketch.row("Orders", to: "doordash://orders")])]))
    let app = try TestApp(world)
    app.press(.down)
    #expect(app.isLoading)
    app.press(.enter).page("Orders")
    app.answer(with: more)
    app.page("Orders").hides("Late arrival")
    app.press(.character("[")).page("Home").shows("Late arrival").shows("That is everything for now")
    let refused = try TestApp(world)
    refused.press(.down).press(.enter)
    refused.refuse(because: "the road is closed")
    refused.press(.character("[")).page("Home").shows("the road is closed")
  }

  /// Whoever turns back does not want to be taken there after all.
  @Test(arguments: [Key.character("["), .escape]) func turningBackCallsOffAVisit(key: Key) throws {
    let app = try TestApp(.page(Sketch.section(nil, [Sketch.row("a", to: "store/1"), Sketch.row("b", to: "store/2")])))
    app.press(.down).press(.enter).says("loading…")
    app.press(key).page("Home")
    #expect(!app.statusLine.contains("loading"))
    app.answer(with: Sketch("Store", []))
    app.page("Home").row(1).isFocused()
  }

  @Test func theLastLinkThatWasOpenedCounts() throws {
    let app = try TestApp(.page(Sketch.section(nil, [Sketch.row("a", to: "store/1"), Sketch.row("b", to: "store/2")])))
    app.press(.down).press(.enter).press(.down).press(.enter)
    app.answer(with: Sketch("First", []), id: 1)
    app.page("Home")
    app.answer(with: Sketch("Second", []), id: 2)
    app.page("Second")
  }
}
