import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import Input

/// Going back and forward restores every page as it was.
struct HistoryTests {
  private typealias Sketch = SketchedPage

  /// Several carousels one below the other, and pages behind their cards.
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

  @Test("Back and forward show the very same frame, carousels included")
  func backAndForwardShowTheSameFrame() throws {
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
    // The other carousels keep their positions, too.
    app.press(.character("[")).press(.home)
    let never = try wanderer().press(.home)
    expectSameFrame(app.frame, as: never.frame)
  }

  /// The result must equal that of the same changes without leaving the page.
  @Test("A resize, another brand and another scheme during a visit apply to the page on return")
  func changesWhileAwayApplyOnReturn() throws {
    for size in [Size(60, 20), Size(90, 30), Size(34, 12)] {
      let app = try wanderer()
      app.press(.enter)
      app.receive(.resize(size))
      app.press(.character("b")).press(.character("t")).press(.character("["))
      let stayed = try wanderer()
      stayed.receive(.resize(size))
      stayed.press(.character("b")).press(.character("t")).press(.control("l"), times: 2)
      expectSameFrame(app.frame, as: stayed.frame)
      #expect(app.focused == stayed.focused)
    }
  }

  /// The window is resized during a visit and has its old size again on return.
  @Test("A temporary resize during a visit leaves the page as it was")
  func temporaryResizeLeavesNoTrace() throws {
    let app = try wanderer()
    let home = app.frame
    app.press(.enter)
    app.receive(.resize(Size(30, 9)))
    app.receive(.resize(Size(60, 20)))
    app.press(.character("["))
    expectSameFrame(app.frame, as: home)
  }

  /// The focus stays on its facet, even when a grid has other columns.
  @Test(
    "The focus stays on its facet after a resize and a change of brand",
    arguments: [Size(40, 20), Size(140, 20), Size(80, 40)])
  func focusStaysAfterAResize(size: Size) throws {
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

  @Test("Opening a link after going back drops the pages ahead")
  func newPathDropsForwardHistory() throws {
    let app = try TestApp(.town)
    app.press(.down).press(.enter).press(.character("["))
    app.press(.down).press(.enter).page("Store 2")
    app.press(.character("]")).says("no later page").page("Store 2")
    app.press(.character("[")).press(.character("[")).says("no earlier page").page("Home")
  }

  /// The history is limited but keeps its first page, and links still lead into the source.
  @Test("The history is limited and keeps its first page")
  func historyIsLimited() throws {
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

  /// A response reaches the page that asked for it, even while another page is shown.
  @Test("A next page that arrives or fails while another page is shown is there on return")
  func nextPageArrivesWhileAway() throws {
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

  /// Going back means that the user no longer wants to open the link.
  @Test("Going back or Escape cancels a link that is loading", arguments: [Key.character("["), .escape])
  func goingBackCancelsALink(key: Key) throws {
    let app = try TestApp(.page(Sketch.section(nil, [Sketch.row("a", to: "store/1"), Sketch.row("b", to: "store/2")])))
    app.press(.down).press(.enter).says("loading…")
    app.press(key).page("Home")
    #expect(!app.statusLine.contains("loading"))
    app.answer(with: Sketch("Store", []))
    app.page("Home").row(1).isFocused()
  }

  @Test("Of two links opened in turn, only the last one is shown")
  func lastOpenedLinkCounts() throws {
    let app = try TestApp(.page(Sketch.section(nil, [Sketch.row("a", to: "store/1"), Sketch.row("b", to: "store/2")])))
    app.press(.down).press(.enter).press(.down).press(.enter)
    app.answer(with: Sketch("First", []), id: 1)
    app.page("Home")
    app.answer(with: Sketch("Second", []), id: 2)
    app.page("Second")
  }
}
