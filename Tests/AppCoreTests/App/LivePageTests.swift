import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// Pages that change while the user looks at them.
struct LivePageTests {
  private static func row(_ id: String, _ title: String? = nil, sections: [String] = []) -> String {
    let names = sections.map { "\"\($0)\"" }.joined(separator: ",")
    let click = #"{"name":"load_content","data":{"sections":[\#(names)]}}"#
    return """
      {"id":"\(id)","component":{"id":"row.text","category":"row"},"text":{"title":"\(title ?? id)"},
       "events":{"click":\(sections.isEmpty ? #"{"name":"navigate","data":{"uri":"store/\#(id)"}}"# : click)}}
      """
  }

  private static func page(_ sections: [(id: String, rows: [String])], next: String? = nil, onLoad: String = "")
    -> String
  {
    let body = sections.map { #"{"id":"\#($0.id)","body":[\#($0.rows.joined(separator: ","))]}"# }
    let action = next.map { #"{"name":"load_content","data":{"cursor":"\#($0)"}}"# } ?? "null"
    return #"{"body":[\#(body.joined(separator: ","))],"page":{"next":\#(action),"on_load":[\#(onLoad)]}}"#
  }

  private static func rows(_ names: ClosedRange<Int>, _ prefix: String = "row") -> [String] {
    names.map { row("\(prefix)-\($0)") }
  }

  /// Two sections, and a row that reloads the second.
  private static let twoSections = page([
    ("controls", [row("again", sections: ["stores"])]), ("stores", rows(1...5)),
  ])

  @Test("A reload changes only the sections that it asks for")
  func reloadChangesOnlyItsSections() throws {
    let app = try TestApp(json: Self.twoSections)
    app.press(.down)
    app.press(.enter)
    #expect(app.requests.map(\.request) == [.sections(["stores"])])
    #expect(app.statusLine.contains("loading…"))
    let answer = Self.page([("controls", [Self.row("not asked for")]), ("stores", [Self.row("only")])])
    try app.answer(withJSON: answer)
    let page = app.page.joined()
    #expect(page.contains("again") && page.contains("only"))
    #expect(!page.contains("row-1") && !page.contains("not asked for"))
    #expect(!app.statusLine.contains("loading…"))
    #expect(app.focused == "again")
    #expect(app.facetCount == 2)
  }

  @Test("Of two reloads of a section, the newer one counts, in whatever order they are answered")
  func newestRequestCounts() throws {
    let app = try TestApp(json: Self.twoSections)
    app.press(.down)
    app.press(.enter, times: 2)
    try app.answer(1, withJSON: Self.page([("stores", [Self.row("second")])]))
    #expect(app.page.joined().contains("second"))
    try app.answer(withJSON: Self.page([("stores", [Self.row("first")])]))
    #expect(app.page.joined().contains("second"))
    #expect(!app.page.joined().contains("first"))
    #expect(!app.statusLine.contains("loading…"))
  }

  @Test("A failed reload keeps the page and can be tried again")
  func failedReloadKeepsThePage() throws {
    let app = try TestApp(json: Self.twoSections)
    app.press(.down)
    app.press(.enter)
    app.refuse(0, because: "the server is out to lunch")
    #expect(app.statusLine.contains("the server is out to lunch; stores stays"))
    #expect(app.page.joined().contains("row-5"))
    app.press(.character("r"))
    #expect(app.requests.map(\.request) == [.sections(["stores"])])
    try app.answer(withJSON: Self.page([("stores", [Self.row("back")])]))
    #expect(app.page.joined().contains("back"))
    app.press(.character("r"))
    #expect(app.requests.map(\.request) == [.again])
  }

  @Test("A response changes the page that asked for it, even while another page is shown")
  func answerReachesItsPage() throws {
    let app = try TestApp(json: Self.twoSections)
    app.press(.down)
    app.press(.enter)
    app.press(.down)
    app.press(.enter)
    try app.answer(1, withJSON: Self.page([("elsewhere", Self.rows(1...2, "other"))]))
    #expect(app.breadcrumbs.count == 2)
    try app.answer(withJSON: Self.page([("stores", [Self.row("meanwhile")])]))
    #expect(!app.page.joined().contains("meanwhile"))
    app.press(.character("["))
    #expect(app.page.joined().contains("meanwhile"))
    #expect(app.focused == "meanwhile", "the focused facet is gone, so its neighbour has the focus")
  }

  /// The first visible facet stays in its row when facets change above it.
  @Test("The page does not jump when facets above it are added or removed", arguments: [0, 1, 30])
  func pageDoesNotJump(count: Int) throws {
    let sections = { (above: Int) in
      Self.page([("above", Self.rows(0...above, "above")), ("stores", Self.rows(1...80))])
    }
    let app = try TestApp(json: sections(10), size: Size(60, 20))
    app.press(.pageDown, times: 2)
    app.press(.down)
    let before = app.page
    let focused = app.focused
    app.press(.character("r"))
    try app.answer(withJSON: sections(count))
    #expect(Self.words(app.page) == Self.words(before))
    #expect(app.focused == focused)
  }

  private static func words(_ rows: [String]) -> [String] {
    rows.map { $0.filter { !"▌▎".contains($0) }.trimmingPrefix { $0 == " " }.description }
  }

  @Test("Further pages and reloaded sections survive a reload of the page")
  func furtherPagesSurviveAReload() throws {
    let app = try TestApp(
      json: Self.page(
        [("controls", [Self.row("again", sections: ["controls"])]), ("stores", Self.rows(1...3))], next: "2"))
    app.receive(.clock(0))
    #expect(app.requests.map(\.request) == [.next(cursor: "2")], "the first page is shorter than the screen")
    try app.answer(withJSON: Self.page([("stores", Self.rows(4...6))]))
    app.press(.down)
    app.press(.enter)
    try app.answer(withJSON: Self.page([("controls", [Self.row("changed", sections: ["controls"])])]))
    #expect(app.page.joined().contains("changed") && app.page.joined().contains("row-6"))
    app.press(.character("r"))
    try app.answer(
      withJSON: Self.page([("controls", [Self.row("base")]), ("stores", [Self.row("row-1", "new words")])], next: "2"))
    let page = app.page.joined()
    #expect(page.contains("changed") && page.contains("new words") && page.contains("row-6") && !page.contains("row-2"))
  }

  @Test("A feed whose cursor comes again ends, and says why")
  func circularFeedEnds() throws {
    let app = try TestApp(json: Self.page([("stores", Self.rows(1...2))], next: "2"))
    app.receive(.clock(0))
    try app.answer(withJSON: Self.page([("stores", Self.rows(3...4))], next: "2"))
    #expect(app.requests.isEmpty)
    #expect(app.page.joined().contains("stopped: the feed asks for a page"))
  }

  @Test("Empty pages stop after ten")
  func emptyPagesStop() throws {
    let app = try TestApp(json: Self.page([("stores", Self.rows(1...2))], next: "0"))
    app.receive(.clock(0))
    var count = 0
    while !app.requests.isEmpty, count < 50 {
      count += 1
      try app.answer(withJSON: Self.page([], next: "\(count)"))
    }
    #expect(count == 10)
    #expect(app.page.joined().contains("Stopped after 10 pages without anything to show"))
  }

  @Test("A page's on_load requests are sent once, on arrival")
  func onLoadRequestsAreSentOnce() throws {
    let onLoad = #"{"name":"load_content","data":{"sections":["stores"]}}"#
    let app = try TestApp(json: Self.page([("stores", Self.rows(1...2))], onLoad: onLoad))
    app.receive(.clock(0))
    #expect(app.requests.map(\.request) == [.sections(["stores"])])
    app.receive(.clock(10))
    #expect(app.requests.count == 1)
  }

  /// Following every such page could go on without end.
  @Test("A page that navigates by itself is followed once, and its successor is not")
  func automaticNavigationIsFollowedOnce() throws {
    let leadingTo = { (uri: String) in
      Self.page(
        [("stores", Self.rows(1...2))], onLoad: #"{"name":"navigate","data":{"uri":"\#(uri)"}}"#)
    }
    let app = try TestApp(json: leadingTo("first"))
    app.receive(.clock(0))
    #expect(app.requests.map(\.request) == [.open(uri: "first")])
    try app.answer(withJSON: leadingTo("second"))
    #expect(app.requests.isEmpty)
    #expect(app.statusLine.contains("opens another one by itself"))
    // Going back does not follow the page again.
    app.press(.character("["))
    #expect(app.requests.isEmpty && !app.app.history.canGoBack)
  }

  /// The carousel shows the same cards after others were added before them.
  @Test("A reload keeps the cards of a carousel in view")
  func carouselKeepsItsCards() throws {
    let cards = { (numbers: ClosedRange<Int>) in
      numbers.map {
        #"{"id":"card-\#($0)","component":{"id":"card.tile","category":"card"},"text":{"title":"card \#($0)"},"events":{"click":{"name":"navigate","data":{"uri":"x"}}}}"#
      }.joined(separator: ",")
    }
    let page = { (numbers: ClosedRange<Int>) in
      #"""
      {"body":[{"id":"s","body":[{"id":"carousel","component":{"id":"carousel.tiles","category":"carousel"},
       "text":{"title":"Tiles"},"children":[\#(cards(numbers))]}]}]}
      """#
    }
    let app = try TestApp(json: page(10...40), reducesMotion: true)
    app.press(.down)
    app.press(.right, times: 12)
    let before = app.page.joined()
    app.press(.character("r"))
    try app.answer(withJSON: page(5...40))
    let shown = { (text: String) in (5...40).filter { text.contains("card \($0)") } }
    #expect(shown(app.page.joined()) == shown(before))
    #expect(shown(before).contains { $0 > 12 })
  }

  @Test("Changed facets are marked until the deadline passes")
  func changesAreMarkedForAMoment() throws {
    let app = try TestApp(json: Self.twoSections)
    app.receive(.clock(0))
    app.press(.character("r"))
    let changed = Self.page([
      ("controls", [Self.row("again", sections: ["stores"])]),
      ("stores", [Self.row("row-1", "other words")] + Self.rows(2...6)),
    ])
    try app.answer(withJSON: changed)
    let marked = app.page.filter { $0.contains("▎") }
    #expect(marked.count == 2)
    #expect(marked.first?.contains("other words") == true && marked.last?.contains("row-6") == true)
    let end = try #require(app.deadline)
    app.receive(.clock(end))
    #expect(!app.page.joined().contains("▎"))
    #expect(app.deadline == nil)
  }

  @Test("With reduced motion, changes are not marked")
  func reducedMotionMarksNothing() throws {
    let app = try TestApp(json: Self.twoSections, reducesMotion: true)
    app.press(.character("r"))
    try app.answer(withJSON: Self.page([("stores", [Self.row("other")])]))
    #expect(!app.page.joined().contains("▎"))
    #expect(app.deadline == nil)
  }
}
