import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import Pages

/// Facets that are shown although this client does not know the action of their click.
struct LostClickTests {
  private static let facets =
    #"[{"id":"a","component":{"id":"row.text"},"text":{"title":"Beam me up"},"#
    + #""events":{"click":{"name":"teleport","data":{"uri":"https://elsewhere.example/"}}}},"#
    + #"{"id":"b","component":{"id":"row.text"},"text":{"title":"Walk"},"#
    + #""events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}}]"#

  private func app(readsLines: Bool = false, size: Size = Size(100, 24)) throws -> TestApp {
    try TestApp(json: Self.facets, size: size, logs: ImpressionRule(), readsLines: readsLines).press(.down)
  }

  @Test("Enter on a facet with an unknown click action says why nothing happens, and logs no click")
  func enterSaysWhy() throws {
    let app = try app()
    #expect(app.focused == "a")
    app.press(.enter).says("nothing happens: its click action 'teleport' is unknown")
    #expect(app.events.isEmpty && app.requests.isEmpty)
    app.press(.character("o")).says("nothing happens: its click action 'teleport' is unknown")
    #expect(app.effects.isEmpty)
    app.press(.down).press(.enter)
    #expect(app.requests.count == 1)
  }

  @Test("Enter on a click that reloads sections of no page says so, and asks for nothing")
  func sectionsOfNoPage() throws {
    let feed =
      #"{"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"Results"},"#
      + #""events":{"click":{"name":"load_content","data":{"sections":["nope"]}}}},"#
      + #"{"id":"b","component":{"id":"row.text"},"text":{"title":"More"},"#
      + #""events":{"click":{"name":"load_content","data":{"sections":["nope","s"]}}}}]}]}"#
    let app = try TestApp(json: feed, size: Size(100, 24), logs: ImpressionRule())
    app.press(.down).press(.enter)
    #expect(app.requests.isEmpty && app.events.isEmpty)
    app.says("no part of this page is called 'nope'")
    app.press(.down).press(.enter)
    #expect(app.requests.count == 1)
  }

  @Test("The status line counts the facets whose click is unknown")
  func statusLineCounts() throws {
    let app = try TestApp(json: Self.facets, size: Size(100, 24))
    app.says("1 without a click")
    #expect(!app.statusLine.contains("left out"))
    app.press(.character("V")).press(.down).press(.enter).page("page")
      .shows("its click action 'teleport' is unknown").press(.escape)
    app.says("1 left out as 6.0.0").page("page").hides("Beam me up")
  }

  @Test("Letters stand only beside facets that can be opened", arguments: [false, true])
  func letters(readsLines: Bool) throws {
    let app = try TestApp(json: Self.facets, readsLines: readsLines).press(.character("f"))
    guard case .hinting(let hints) = app.app.open.mode else {
      Issue.record("no letters")
      return
    }
    #expect(hints.labels.count == 1)
  }

  @Test("A row has an arrow only when its click does something")
  func arrowsAreHonest() throws {
    let app = try app()
    let rows = app.page
    #expect(rows.contains { $0.contains("Walk") && $0.contains("❯") })
    #expect(rows.contains { $0.contains("Beam me up") && !$0.contains("❯") }, "\(app.picture)")
  }

  @Test("The inspector says that the click is lost, in the facet and in the tree")
  func inspectorExplains() throws {
    let app = try app(size: Size(160, 40))
    app.press(.character("i")).page("page").shows("nowhere: its click action 'teleport' is unknown").shows("F021")
    app.press(.character("i")).press(.tab, times: 2)
    app.page("page").shows("no click: its click action 'teleport'")
  }

  @Test("The linear mode counts the lost click and says why Enter does nothing")
  func linearModeExplains() throws {
    var walk = try Listener(feed: try Feed(json: Self.facets))
    #expect(walk.last.contains("1 section, 2 things, 1 without a click"))
    try walk.press("Enter")
    #expect(walk.last == ["nothing happens: its click action 'teleport' is unknown"])
  }
}
