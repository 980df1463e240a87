import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import Input

/// The mouse in panels over the page. A click on a line chooses it, one on the rest of the panel does nothing, and one
/// beside the panel closes it.
struct PanelMouseTests {
  private func rows(_ components: [String]) -> String {
    let rows = components.enumerated().map { index, id in
      #"{"id":"\#(index)","component":{"id":"\#(id)"},"text":{"title":"Row \#(index)"}}"#
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  private func click(_ words: String, _ app: TestApp) throws {
    let place = try #require(app.place(of: words), "\(words)\n\(app.picture)")
    app.click(x: place.x, y: place.y)
  }

  @Test("A click on a version chooses it")
  func clickChoosesAVersion() throws {
    let json = rows(["row.text", "row.item", "row.store", "row.autocomplete"])
    let app = try TestApp(json: json)
    app.type("V")
    try click("2.0.0", app)
    let other = try TestApp(json: json)
    other.type("V").press(.down, times: 4).press(.enter)
    expectSameFrame(app.frame, as: other.frame)
    app.page("page").shows("2 left out as 2.0.0")
  }

  /// Clicks a line after scrolling the list.
  @Test("A click on an omitted facet goes to its place, however far the list is scrolled", arguments: [0, 30, 59])
  func clickFollowsAnOmittedFacet(steps: Int) throws {
    let components = (0..<120).map { $0 % 2 == 0 ? "row.text" : "row.autocomplete" }
    let app = try TestApp(json: rows(components), size: Size(80, 16))
    app.type("V").press(.down, times: 2).press(.enter).press(.down, times: steps)
    // Clicks the line below the chosen one; at the end of the list, the line above.
    let isLast = steps == 59
    let line = "\(2 * steps + 1 + (isLast ? -2 : 2))  row.autocomplete"
    let other = try TestApp(json: rows(components), size: Size(80, 16))
    other.type("V").press(.down, times: 2).press(.enter).press(.down, times: isLast ? steps - 1 : steps + 1).press(
      .enter)
    try click(line, app)
    expectSameFrame(app.frame, as: other.frame)
  }

  private static let filters = ["range", "collection"].map { kind in
    #"{"id":"\#(kind)","component":{"id":"filter.\#(kind)"},"text":{"title":"Price"},"custom":{"filter_id":"p","#
      + #""allowed_values":[{"query_value":"1","display_name":"cheap"},{"query_value":"2","display_name":"dear"}]}}"#
  }

  @Test("A click on a value of a single choice takes it")
  func clickTakesAValue() throws {
    let app = try TestApp(json: "[\(Self.filters[0])]")
    app.press(.down).press(.enter)
    try click("dear", app)
    let other = try TestApp(json: "[\(Self.filters[0])]")
    other.press(.down).press(.enter).press(.down).press(.enter)
    expectSameFrame(app.frame, as: other.frame)
    app.page("page").shows("Price: dear").hides("cheap")
  }

  /// Enter takes the marked values.
  @Test("A click on a value of a multiple choice marks it, and Enter takes the marked ones")
  func clickMarksAValue() throws {
    let app = try TestApp(json: "[\(Self.filters[1])]")
    app.press(.down).press(.enter)
    try click("dear", app)
    app.page("page").shows("✓ dear").shows("cheap")
    #expect(app.app.choices.count == 0)
    app.press(.enter)
    #expect(app.app.choices.count == 1)
    app.press(.enter)
    try click("dear", app)
    app.page("page").hides("✓ dear").shows("dear")
  }

  /// The keys that open the palette, the versions, the list of omitted facets, and the values of a filter.
  private static let panels = [":", "V", "Vjj\r", "\r"]

  private func app(open keys: String) throws -> TestApp {
    let app = try TestApp(
      json: #"[\#(Self.filters[0]),{"id":"x","component":{"id":"row.autocomplete"},"text":{"title":"X"}}]"#)
    app.press(.down)
    for key in keys.unicodeScalars { app.press(key == "\r" ? .enter : .character(key)) }
    return app
  }

  @Test("A click on the rest of a panel does nothing", arguments: panels)
  func theRestOfAPanelDoesNothing(panel: String) throws {
    let app = try app(open: panel)
    let open = app.frame
    let corner = try #require(app.place(of: "┌"))
    for row in 0..<3 { app.click(x: corner.x + 2, y: corner.y + row) }
    let foot = try #require(app.place(of: "└"))
    app.click(x: foot.x, y: foot.y)
    expectSameFrame(app.frame, as: open)
  }

  @Test("A click beside a panel closes it as Escape does", arguments: panels)
  func clickBesideAPanelClosesIt(panel: String) throws {
    let app = try app(open: panel)
    let foot = try #require(app.place(of: "└"))
    let other = try self.app(open: panel).press(.escape)
    app.click(x: 0, y: min(22, foot.y + 1))
    expectSameFrame(app.frame, as: other.frame)
  }

  @Test("The wheel moves through the lines of a panel", arguments: panels)
  func theWheelGoesThroughTheLines(panel: String) throws {
    let app = try app(open: panel)
    let other = try self.app(open: panel).press(.down)
    app.receive(.mouse(Mouse(.wheel(.down), x: 3, y: 3)))
    expectSameFrame(app.frame, as: other.frame)
    app.receive(.mouse(Mouse(.wheel(.up), x: 3, y: 3)))
    expectSameFrame(app.frame, as: other.press(.up).frame)
  }

  @Test("The right button chooses nothing", arguments: panels)
  func otherButtonsChooseNothing(panel: String) throws {
    let app = try app(open: panel)
    let open = app.frame
    let title = try #require(app.place(of: "┌"))
    app.receive(.mouse(Mouse(.press(.right), x: title.x + 2, y: title.y + 3)))
    expectSameFrame(app.frame, as: open)
  }
}
