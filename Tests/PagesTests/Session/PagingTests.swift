import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import Input

/// Further pages of a feed: repeated facets, failures, and feeds without end.
struct PagingTests {
  private typealias Part = SketchedPage.Part

  private func rows(_ numbers: ClosedRange<Int>) -> [Part] {
    numbers.map { SketchedPage.row("Place \($0)", to: "store/\($0)") }
  }

  private func page(_ parts: [Part], next: String? = nil, header: [Part] = []) -> String {
    SketchedPage("Home", next: next, header: header, [["id": "all", "body": parts]]).json
  }

  private func app(_ json: String, height: Int = 20) throws -> TestApp {
    let app = try TestApp(json: json, size: Size(60, height), reducesMotion: true)
    app.receive(.clock(0))
    return app
  }

  @Test("A row that a further page repeats is shown once, and keeps the focus")
  func repeatedRowsAreJoined() throws {
    let app = try app(page(rows(1...3), next: "2"))
    app.press(.down, times: 3)
    try app.answer(withJSON: page(rows(3...5)))
    #expect(app.page.count { $0.contains("Place 3") } == 1)
    #expect(app.focused == "Place 3")
    app.press(.down)
    #expect(app.focused == "Place 4")
    #expect(app.facetCount == 5)
  }

  @Test("A section header that every page repeats is shown once")
  func repeatedHeadersAreShownOnce() throws {
    let orchard = { (numbers: ClosedRange<Int>, next: String?) in
      SketchedPage("Home", next: next, [SketchedPage.section("Orchard", self.rows(numbers))]).json
    }
    let app = try app(orchard(1...6, "2"), height: 40)
    try app.answer(withJSON: orchard(7...9, "3"))
    try app.answer(withJSON: orchard(10...12, nil))
    #expect(app.page.count { $0.contains("Orchard") } == 1)
    for number in 1...12 { app.page("page").shows("Place \(number)") }
  }

  @Test("A list that a further page repeats grows by its new rows, and the focus stays")
  func repeatedListsGrow() throws {
    let list = { (numbers: ClosedRange<Int>) -> Part in
      ["id": "list", "component": ["id": "list.standard", "category": "list"], "children": self.rows(numbers)]
    }
    let app = try app(page([list(1...30)], next: "2"))
    app.press(.end)
    let focused = app.focused
    try app.answer(withJSON: page([list(29...40)]))
    #expect(app.focused == focused)
    app.press(.end)
    app.page("page").shows("Place 40")
    #expect(app.facetCount == 41)
  }

  @Test("The next page is requested once, and after a failure again on r")
  func nextPageIsRequestedOnce() throws {
    let app = try app(page(rows(1...60), next: "2"))
    #expect(app.requests.isEmpty, "the end is far away")
    for key in [Key.character("G"), .character("g"), .character("G"), .up, .down, .pageDown, .character("b")] {
      app.press(key)
    }
    app.receive(.clock(10))
    app.receive(.resize(Size(80, 24)))
    #expect(app.requests.map(\.request) == [.next(cursor: "2")])
    app.refuse(because: "the tunnel is dark")
    app.press(.pageUp).press(.pageDown).press(.character("G"))
    #expect(app.requests.isEmpty, "a failed request is repeated only on r")
    #expect(app.page.joined().contains("the tunnel is dark"))
    app.press(.character("r"))
    #expect(app.requests.map(\.request) == [.next(cursor: "2")])
    try app.answer(withJSON: page(rows(61...62)))
    app.press(.character("G"))
    #expect(app.requests.isEmpty)
    #expect(app.page.joined().contains("Place 62"))
    #expect(app.page.joined().contains("That is everything for now"))
  }

  /// The end of a feed is announced only after several pages.
  @Test("A feed of one page has no end mark")
  func singlePageHasNoEndMark() throws {
    let app = try app(page(rows(1...3)))
    #expect(!app.page.joined().contains("everything"))
  }

  @Test("An offset is used as a cursor")
  func offsetActsAsCursor() throws {
    let json = page(rows(1...3), next: "20").replacing("load_content", with: "loadContent")
      .replacing("cursor", with: "offset")
    #expect(try app(json).requests.map(\.request) == [.next(cursor: "20")])
  }

  /// For a client that knows none of its components, a page is empty.
  @Test("Pages of unknown components stop after ten")
  func unknownPagesStop() throws {
    let app = try app(page(rows(1...2), next: "0"))
    var count = 0
    while !app.requests.isEmpty, count < 50 {
      count += 1
      try app.answer(withJSON: page([SketchedPage.facet("row.from-the-future", "\(count)")], next: "\(count)"))
    }
    #expect(count == 10)
    #expect(app.page.joined().contains("Stopped after 10 pages without anything to show"))
  }

  @Test("The on_load of a further page reloads its sections")
  func furtherPageReloadsItsSections() throws {
    let app = try app(page(rows(1...2), next: "2"))
    let onLoad = #""on_load":[{"name":"load_content","data":{"sections":["all"]}}]"#
    try app.answer(withJSON: page(rows(3...4)).dropLast() + #","page":{\#(onLoad)}}"#)
    #expect(app.requests.map(\.request) == [.sections(["all"])])
  }

  @Test("The header of the first page stays, and that of a further page is not counted")
  func headerIsThatOfTheFirstPage() throws {
    let app = try app(page(rows(1...2), next: "2", header: [SketchedPage.row("First")]))
    try app.answer(withJSON: page(rows(3...3), header: [SketchedPage.row("Second")]))
    #expect(app.page.joined().contains("First") && !app.page.joined().contains("Second"))
    #expect(app.facetCount == 4, "a facet that is not shown is not counted")
  }

  /// A section above the focused facet grows, and the focus stays visible.
  @Test("The focus stays in sight when a section above it grows")
  func theFocusStaysInSightWhenASectionGrows() throws {
    let section = { (id: String, rows: [Part]) -> Part in ["id": id, "body": rows] }
    let app = try app(
      SketchedPage("Home", next: "2", [section("a", rows(1...2)), section("b", rows(3...4))]).json, height: 12)
    app.press(.down, times: 4)
    #expect(app.focused == "Place 4")
    try app.answer(withJSON: SketchedPage("Home", [section("a", rows(5...40))]).json)
    let focused = try #require(app.focused)
    #expect(app.page.contains { $0.contains(focused) })
  }

  /// The last page changes and then has a next page, or none.
  @Test("A further page that changes may get a next page, or become the last")
  func changedPageMayContinueOrEnd() throws {
    let app = try app(page(rows(1...2), next: "2"))
    try app.answer(withJSON: page(rows(3...4)))
    #expect(app.page.joined().contains("everything"))
    app.receive(.changed(page: 1))
    try app.answer(withJSON: page(rows(3...4), next: "3"))
    #expect(app.requests.map(\.request) == [.next(cursor: "3")])
    #expect(!app.page.joined().contains("everything"))
    app.refuse(because: "the tunnel is dark")
    app.receive(.changed(page: 1))
    try app.answer(withJSON: page(rows(3...5)))
    #expect(app.page.joined().contains("everything") && !app.page.joined().contains("tunnel"))
  }
}
