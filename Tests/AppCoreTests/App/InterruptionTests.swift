import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// Responses that arrive while the user is typing, choosing or waiting.
struct InterruptionTests {
  private func page(_ words: [String], next: String? = nil) -> String {
    let rows = words.map { SketchedPage.row($0, to: "store/\($0)") }
    return SketchedPage("Home", next: next, [["id": "all", "body": rows]]).json
  }

  private func app(_ words: [String], next: String? = nil, size: Size = Size(60, 20)) throws -> TestApp {
    try TestApp(json: page(words, next: next), size: size, reducesMotion: true)
  }

  /// Letters being typed must not become commands when the page changes.
  @Test("A search continues with its letters on a page that has changed")
  func searchContinuesOnAChangedPage() throws {
    let app = try app(["Ash", "Birch", "Cedar"])
    app.press(.character("r"))
    app.type("/bi")
    try app.answer(withJSON: page(["Bilberry", "Ash", "Birch"]))
    app.type("r")
    app.says("/bir▏")
    #expect(app.focused == "Birch")
    app.press(.escape)
    #expect(app.underlined.isEmpty)
    #expect(!app.effects.contains(.quit))
  }

  @Test("A search continues on the page that arrives meanwhile")
  func searchContinuesOnAnArrivingPage() throws {
    let app = try app((1...30).map { "Place \($0)" })
    app.press(.down, times: 20).press(.enter)
    app.type("/bi")
    try app.answer(withJSON: page(["Ash", "Birch"]))
    #expect(app.breadcrumbs.count == 2)
    app.type("r")
    #expect(app.focused == "Birch")
    app.press(.escape)
    app.press(.down)
    #expect(app.focused == "Ash")
  }

  @Test("Going back through the palette cancels the request for the next place")
  func thePaletteCancelsAVisit() throws {
    let app = try app(["Ash", "Birch"])
    app.press(.down).press(.enter)
    try app.answer(withJSON: page(["Cedar", "Elm"]))
    app.press(.down).press(.enter)
    let id = try #require(app.requests.last?.id)
    var inner = app.app
    let effects = inner.perform(PaletteEntry.Choice.page(steps: -1))
    #expect(effects.contains(.cancel(id: id)))
    #expect(inner.breadcrumbs == ["page"])
    #expect(inner.requests.visit == nil)
  }

  @Test("The current match stays the same when the page changes")
  func currentMatchStaysAfterAChange() throws {
    let app = try app(["Elm 1", "Elm 2", "Elm 3"])
    app.type("/elm").press(.enter).press(.character("n"))
    #expect(app.focused == "Elm 2")
    app.press(.character("r"))
    try app.answer(withJSON: page(["Elm 0", "Elm 00", "Elm 1", "Elm 2", "Elm 3"]))
    app.press(.character("n"))
    app.says("5 of 5")
    #expect(app.focused == "Elm 3")
  }

  /// Letters keep their places or disappear.
  @Test("Letters stay when rows arrive below them, and disappear when rows arrive above")
  func lettersStayWhenRowsFollow() throws {
    let words = (1...12).map { "Place \($0)" }
    let app = try app(words, next: "2")
    app.receive(.clock(0))
    app.press(.down).press(.character("f"))
    let seen = app.page
    try app.answer(withJSON: page(["Later"]))
    #expect(app.page.prefix(15) == seen.prefix(15))
    app.says("Type a label to open it")
    app.receive(.changed(page: 0))
    try app.answer(withJSON: page(["Other"] + words, next: "2"))
    #expect(!app.statusLine.contains("letters"))
  }

  @Test("A palette choice to go back starts from the page that has arrived meanwhile")
  func paletteGoesBackFromTheArrivedPage() throws {
    let app = try app(["Ash"])
    app.press(.down).press(.enter)
    app.press(.character(":"))
    app.type("back to")
    try app.answer(withJSON: page(["Birch"]))
    app.press(.enter)
    #expect(app.breadcrumbs.count == 1)
    app.press(.character("]"))
    #expect(app.breadcrumbs.count == 2)
  }

  /// Going back to a page by its name counts, even while a link is loading.
  @Test("Going back to a page by its name counts although a link is loading")
  func goingBackByNameCancelsALink() throws {
    let app = try app(["Ash"])
    app.press(.down).press(.enter)
    try app.answer(withJSON: page(["Birch"]))
    app.press(.down).press(.enter)
    app.type(":back to page").press(.enter)
    #expect(app.breadcrumbs == ["page"])
  }

  @Test("A page that could not be loaded again says so until it is, at any width", arguments: [40, 120])
  func anOldPageIsMarked(width: Int) throws {
    let app = try app(["Ash", "Birch"], size: Size(width, 20))
    app.receive(.changed(page: 0))
    app.refuse(because: "the tunnel is dark")
    app.says("page not updated").press(.down).says("not updated • page")
    app.press(.down).says("not updated • page")
    // A response that the page no longer has does not count.
    var session = try #require(app.app.history.current.page)
    session.outdated = [7]
    #expect(StatusLineParts(page: session, words: .english).outdated.isEmpty)
    app.receive(.changed(page: 0))
    try app.answer(withJSON: page(["Ash"]))
    app.press(.down)
    #expect(!app.statusLine.contains("not updated"))
  }

  /// One page may be several entries of the history, which all wait for the same response.
  @Test("All history entries of one page stop waiting when its reload fails")
  func everyEntryLearnsOfAFailure() throws {
    let app = try app(["Ash"])
    for _ in 0..<2 {
      app.press(.down).press(.enter)
      try app.answer(withJSON: page(["Birch"]))
    }
    app.receive(.changed(page: 1))
    app.refuse(because: "the tunnel is dark")
    app.says("page not updated: the tunnel is dark")
    #expect(app.app.history.trail.allSatisfy { app.app.requests.requests(of: $0.page?.id ?? 0).isEmpty })
  }
}
