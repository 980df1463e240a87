import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import AppCore
@testable import Input

/// A click with `load_content` and a cursor or offset loads more of its section in place.
@Suite("Loading more of a section in place") struct LoadingInPlaceTests {
  private static func row(_ id: String) -> String {
    #"{"id":"\#(id)","component":{"id":"row.text","category":"row"},"text":{"title":"\#(id)"}}"#
  }

  private static func more(_ data: String) -> String {
    #"""
    {"id":"more","component":{"id":"row.action","category":"row"},"text":{"title":"More shells"},\#
    "events":{"click":{"name":"loadContent","data":\#(data)}}}
    """#
  }

  private static func feed(_ rows: [String], next: String = "null") -> String {
    #"{"body":[{"id":"shells","body":[\#(rows.joined(separator: ","))]}],"page":{"next":\#(next)}}"#
  }

  private func app(_ data: String = #"{"offset":"o1"}"#) throws -> TestApp {
    let json = #"""
      {"body":[{"id":"shells","body":[\#(Self.row("Cowrie")),\#(Self.more(data))]},\#
      {"id":"sands","body":[\#(Self.row("Black sand"))]}]}
      """#
    return try TestApp(json: json, reducesMotion: true)
  }

  private func shown(_ app: TestApp) -> [String] {
    ["Cowrie", "Conch", "Whelk", "More shells", "Black sand"].compactMap { words in
      app.page.firstIndex { $0.contains(words) }.map { (words, $0) }
    }
    .sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test(
    "The response is added to the section, and no page is opened",
    arguments: [#"{"offset":"o1"}"#, #"{"cursor":"o1"}"#])
  func appends(data: String) throws {
    let app = try app(data)
    app.press(.character("j")).press(.enter)
    #expect(app.requests.map(\.request) == [.next(cursor: "o1")])
    app.says("loading…")
    try app.answer(withJSON: Self.feed([Self.row("Conch"), Self.row("Whelk")]))
    #expect(app.breadcrumbs == ["page"])
    #expect(shown(app) == ["Cowrie", "Conch", "Whelk", "More shells", "Black sand"])
    #expect(app.focused == "more")
  }

  @Test("Facets without a section belong to the section of the click")
  func bareFacets() throws {
    let app = try app()
    app.press(.character("j")).press(.enter)
    try app.answer(withJSON: "[\(Self.row("Conch"))]")
    #expect(shown(app) == ["Cowrie", "Conch", "More shells", "Black sand"])
  }

  @Test("The next click continues from the response, and says when there is no more")
  func goesOn() throws {
    let app = try app()
    app.press(.character("j")).press(.enter).press(.enter)
    app.says("already loading")
    #expect(app.requests.count == 1)
    try app.answer(
      withJSON: Self.feed([Self.row("Conch")], next: #"{"name":"load_content","data":{"cursor":"o2"}}"#))
    app.press(.enter)
    #expect(app.requests.map(\.request) == [.next(cursor: "o2")])
    try app.answer(withJSON: Self.feed([Self.row("Whelk")]))
    app.press(.enter)
    app.says("nothing more to load")
    #expect(app.requests.isEmpty)
    #expect(shown(app) == ["Cowrie", "Conch", "Whelk", "More shells", "Black sand"])
  }

  @Test("The same row with another cursor in the response continues with that")
  func newerLoader() throws {
    let app = try app()
    app.press(.character("j")).press(.enter)
    try app.answer(withJSON: Self.feed([Self.row("Conch"), Self.more(#"{"offset":"o2"}"#)]))
    app.press(.enter)
    #expect(app.requests.map(\.request) == [.next(cursor: "o2")])
    #expect(app.page.count { $0.contains("More shells") } == 1)
  }

  @Test("Cards that a click loads for a carousel join its cards")
  func carousel() throws {
    let card = { (id: String) in
      #"{"id":"\#(id)","component":{"id":"card.tile","category":"card"},"text":{"title":"\#(id)"}}"#
    }
    let carousel = { (cards: [String]) in
      #"""
      {"id":"carousel","component":{"id":"carousel.standard","category":"carousel"},"text":{"title":"Carousel"},\#
      "children":[\#(cards.joined(separator: ","))]}
      """#
    }
    let app = try TestApp(
      json: Self.feed([carousel([card("Conch"), Self.more(#"{"cursor":"o1"}"#)])]), reducesMotion: true)
    app.press(.character("j")).press(.enter)
    #expect(app.focused == "more")
    try app.answer(withJSON: Self.feed([carousel([card("Whelk")])]))
    let cards = app.app.history.current.page?.page.feed.sections[0].body.first?.children.map(\.id)
    #expect(cards == ["Conch", "Whelk", "more"])
    #expect(app.focused == "Whelk")
  }

  @Test("A failure is reported, and the next click asks again")
  func failure() throws {
    let app = try app()
    app.press(.character("j")).press(.enter)
    app.refuse(because: "the tide is in")
    app.says("the tide is in")
    app.press(.enter)
    #expect(app.requests.map(\.request) == [.next(cursor: "o1")])
  }

  private static func link(_ id: String) -> String {
    #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(id)"},"#
      + #""events":{"click":{"name":"navigate","data":{"uri":"store/\#(id)"}}}}"#
  }

  /// More links than a screen has rows, and the row that loads more behind them.
  private func long(readsLines: Bool = false) throws -> TestApp {
    let rows = (1...30).map { Self.link("Shell \($0)") } + [Self.more(#"{"offset":"o1"}"#)]
    let app = try TestApp(
      json: Self.feed(rows), size: Size(60, 20), reducesMotion: true, readsLines: readsLines)
    return app.press(.tab).press(.end)
  }

  @Test("The focus goes on to the first of the new facets", arguments: [false, true])
  func focusGoesOn(readsLines: Bool) throws {
    let app = try long(readsLines: readsLines)
    #expect(app.focused == "more")
    app.press(.enter)
    try app.answer(withJSON: Self.feed((1...20).map { Self.link("Pearl \($0)") }))
    #expect(app.focused == "Pearl 1", "\(app.picture)")
  }

  @Test("If no new facet can have the focus, it stays near its place")
  func focusStaysNear() throws {
    let app = try long()
    app.press(.enter)
    try app.answer(withJSON: Self.feed((1...20).map { Self.row("Pearl \($0)") }))
    #expect(app.focused == "Shell 30", "\(app.picture)")
  }

  @Test("A user who has moved on meanwhile keeps the focus")
  func focusIsNotTaken() throws {
    let app = try long()
    app.press(.enter).press(.up)
    try app.answer(withJSON: Self.feed([Self.link("Pearl 1")]))
    #expect(app.focused == "Shell 30", "\(app.picture)")
  }

  private func askedPages(_ app: TestApp) -> [Int] {
    app.effects.compactMap { if case .load(_, _, let page) = $0 { page } else { nil } }
  }

  @Test("The next step asks from the page that it came with: of the facet, or of the response")
  func asksFromTheNewestPage() throws {
    let step = #"{"name":"load_content","data":{"cursor":"o2"}}"#
    for answer in [
      Self.feed([Self.row("Conch"), Self.more(#"{"offset":"o2"}"#)]), Self.feed([Self.row("Conch")], next: step),
    ] {
      let app = try app()
      app.press(.character("j")).press(.enter)
      #expect(askedPages(app) == [0])
      try app.answer(withJSON: answer)
      app.press(.enter)
      // The answers of a test are page 1 of their source.
      #expect(askedPages(app) == [1])
    }
  }
}
