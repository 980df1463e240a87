import AppTestSupport
import FacetModel
import TestSupport
import Testing

@testable import AppCore

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
    #expect(app.focused == "more")
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
}
