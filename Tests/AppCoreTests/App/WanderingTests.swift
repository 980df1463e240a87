import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import Input

/// Browsing from page to page through saved responses.
struct WanderingTests {
  @Test("Opening a store and coming back keeps the scroll position and the focus")
  func openingAStoreAndComingBackKeepsThePlace() throws {
    let app = try TestApp(folder: "SampleFeeds", size: Size(100, 30))
    for _ in 0..<40 where app.focused?.hasPrefix("card.store:") != true { app.press(.down) }
    app.press(.right, times: 4)
    let focused = app.focused
    let page = app.page
    app.press(.enter)
    #expect(app.breadcrumbs == ["home.json", "store.json"])
    #expect(app.page != page)
    app.press(.backspace)
    #expect(app.breadcrumbs == ["home.json"])
    #expect(app.focused == focused)
    #expect(app.page == page)
    app.press(.character("]"))
    #expect(app.breadcrumbs == ["home.json", "store.json"])
  }

  /// Three files are the pages of one feed, and the last one ends it.
  @Test("The next page is loaded before the user reaches the end")
  func nextPageIsLoadedEarly() throws {
    let app = try TestApp(folder: "SampleFeeds", size: Size(100, 30))
    let first = app.facetCount
    for _ in 0..<40 { app.press(.pageDown) }
    #expect(app.facetCount > first)
    #expect(app.page.joined().contains("That is everything for now"))
  }

  @Test("The rows on the screen do not move when the next page arrives")
  func rowsStayWhenTheNextPageArrives() throws {
    let waiting = try TestApp(sample: "home", size: Size(80, 24))
    for _ in 0..<200 where !waiting.isLoading { waiting.press(.control("e")) }
    #expect(waiting.isLoading)
    let before = waiting.page
    waiting.answer(withSample: "home-2")
    #expect(waiting.page.prefix(10) == before.prefix(10))
  }

  @Test("A page that fails to load says why and can be tried again")
  func failedPageSaysWhyAndCanBeRetried() throws {
    let app = try TestApp(sample: "home", size: Size(80, 24))
    app.press(.character("G"))
    app.refuse(because: "the tunnel is dark")
    app.press(.character("G"))
    #expect(app.page.joined().contains("the tunnel is dark"))
    app.press(.character("r"))
    #expect(app.isLoading)
    app.answer(withSample: "home-2")
    #expect(!app.page.joined().contains("the tunnel is dark"))
  }

  @Test("The brand and the scheme change in place and keep the focus")
  func brandAndSchemeChangeInPlace() throws {
    let app = try TestApp(sample: "home", size: Size(80, 24))
    app.press(.down, times: 6)
    let focused = app.focused
    let doordash = app.frame
    app.press(.character("b"))
    #expect(app.statusLine.contains("Caviar"))
    #expect(app.focused == focused)
    let light = app.frame
    app.press(.character("t"))
    #expect(app.frame.textRows == light.textRows)
    #expect(app.frame != light)
    app.press(.character("t"))
    app.press(.character("b"))
    #expect(app.frame == doordash)
  }

  @Test("The help lists the keys and closes again")
  func helpListsEveryKeyAndGoesAway() throws {
    let app = try TestApp(sample: "home", size: Size(110, 60))
    let page = app.page
    app.press(.character("?"))
    for words in ["another brand", "to the end", "back", "Ctrl-f"] {
      #expect(app.page.joined().contains(words), "\(words)")
    }
    app.press(.character("?"))
    #expect(app.page == page)
  }

  /// The screen says how a phone would continue; no other page is opened.
  @Test("A place of the app opens a screen that explains it")
  func placesOfTheAppAreExplained() throws {
    let app = try TestApp(sample: "landing", size: Size(100, 30))
    app.press(.down)
    app.press(.enter)
    #expect(app.page.joined().contains("A phone would ask where to deliver. Here --address"))
    #expect(app.breadcrumbs == ["landing", "Address"])
    app.press(.character("["))
    #expect(app.breadcrumbs == ["landing"])
  }

  /// The first click moves the focus, the second one opens the facet, and the side button of the mouse goes back.
  @Test("A click focuses a facet and a second click opens it")
  func aClickFocusesAndAnotherOpens() throws {
    let app = try TestApp(folder: "SampleFeeds", size: Size(100, 40))
    let row = try #require(app.page.firstIndex { $0.contains("Kopi Pagi") })
    app.receive(.mouse(Mouse(.press(.left), x: 4, y: row)))
    #expect(app.focused?.hasPrefix("card.store:") == true)
    #expect(app.breadcrumbs == ["home.json"])
    app.receive(.mouse(Mouse(.press(.left), x: 4, y: row)))
    #expect(app.breadcrumbs == ["home.json", "store.json"])
    app.receive(.mouse(Mouse(.press(.back), x: 4, y: row)))
    #expect(app.breadcrumbs == ["home.json"])
    app.receive(.mouse(Mouse(.press(.left), x: 99, y: 0)))
    #expect(app.breadcrumbs == ["home.json"])
  }
}
