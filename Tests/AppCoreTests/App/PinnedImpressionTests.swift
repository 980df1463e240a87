import AppTestSupport
import Drawing
import Testing

@testable import AppCore
@testable import Pages

/// Impressions of headers that stay at the top of the screen while their section scrolls.
struct PinnedImpressionTests {
  private static func section(_ name: String, rows: Int, style: String = "{}") -> String {
    let rows = (1...rows).map { #"{"id":"\#(name) \#($0)","component":{"id":"row.text"},"text":{"title":"\#($0)"}}"# }
    return #"{"id":"\#(name)","style":\#(style),"header":[{"id":"the \#(name)","component":{"id":"header.section"},"#
      + #""text":{"title":"The \#(name)"}}],"body":[\#(rows.joined(separator: ","))]}"#
  }

  private func app(_ sections: String...) throws -> TestApp {
    let app = try TestApp(
      json: #"{"body":[\#(sections.joined(separator: ","))]}"#, size: Size(40, 12), reducesMotion: true,
      logs: ImpressionRule())
    app.receive(.clock(0))
    return app
  }

  /// The header's second goes on while the rows scroll beneath it.
  @Test("Scrolling does not interrupt the impression of a pinned header")
  func scrollingDoesNotInterruptAPinnedHeader() throws {
    let app = try app(Self.section("first", rows: 60))
    for time in stride(from: 100, through: 900, by: 100) {
      app.press(.pageDown)
      app.receive(.clock(time))
      #expect(app.rows[0].contains("The first"))
    }
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression the first"])
  }

  @Test("A pinned header is logged before the rows below it")
  func pinnedHeaderIsLoggedFirst() throws {
    let app = try app(Self.section("first", rows: 60))
    app.press(.end)
    app.receive(.clock(0))
    app.receive(.clock(1000))
    let seen = app.takeLog()
    #expect(seen.first == "impression the first")
    #expect(seen.last == "impression first 60")
  }

  @Test("A header that is not sticky and has scrolled away is not counted")
  func headerThatIsNotStickyIsNotCounted() throws {
    let app = try app(Self.section("first", rows: 60, style: #"{"is_not_sticky":true}"#))
    app.press(.end)
    app.receive(.clock(0))
    app.receive(.clock(1000))
    let seen = app.takeLog()
    #expect(seen.contains("impression first 60") && !seen.contains("impression the first"))
  }

  /// Scrolls row by row until the next section has pushed the header out of the screen.
  @Test("The exposure of a pinned header is the part of it that is drawn")
  func exposureMatchesTheDrawnRows() throws {
    let words = ["Lunch", "Open now"]
    var section = SketchedPage.section("Lunch", (1...12).map { SketchedPage.row("place \($0)") })
    var header = SketchedPage.facet("header.section", words[0])
    header["text"] = ["title": words[0], "subtitle": words[1]]
    section["header"] = [header]
    let page = SketchedPage(
      "Home", [section, SketchedPage.section("Dinner", (1...40).map { SketchedPage.row("\($0)") })])
    let app = try TestApp(json: page.json, size: Size(60, 31), reducesMotion: true)
    var counts: Set<Int> = []
    for _ in 0..<40 {
      let screen = try #require(app.app.history.current.page)
      let exposures = screen.viewport.exposures().filter { screen.page.feed.tree[$0.facet].id == words[0] }
      let drawn = app.page.count { row in words.contains { row.contains($0) } }
      #expect(exposures.count == (drawn > 0 ? 1 : 0), "\(app.picture)")
      // The header has two rows of the same width.
      #expect(exposures.allSatisfy { $0.seen * 2 == $0.whole * drawn }, "\(app.picture)")
      counts.insert(drawn)
      app.press(.control("e"))
    }
    #expect(counts == [0, 1, 2])
  }

  @Test("A panel over the page interrupts the impression of a pinned header")
  func panelCoversThePinnedHeader() throws {
    let app = try app(Self.section("first", rows: 60))
    app.press(.pageDown)
    app.receive(.clock(0))
    app.type("?")
    app.receive(.clock(1000))
    #expect(app.takeLog() == [])
    #expect(app.deadline == nil)
  }
}
