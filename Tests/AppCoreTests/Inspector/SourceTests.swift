import AppTestSupport
import Drawing
import Foundation
import Testing

@testable import AppCore
@testable import Inspection

/// The JSON pane of the inspector: folding, unfolding and copying.
struct SourceTests {
  private static let json = #"""
    {"body": [{"id": "s", "body": [
      {"id": "a", "component": {"id": "row.text", "category": "row"}, "text": {"title": "A"},
       "custom": {"deep": {"deeper": [1, true, null, "four"]}, "a/b~c": {"x": 1}}, "logging": {"id": "secret"}},
      {"id": "b", "component": {"id": "row.text", "category": "row"}, "text": {"title": "B"},
       "events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}}
    ]}]}
    """#

  private func source(of row: Int = 0) throws -> TestApp {
    let app = try TestApp(json: Self.json, size: Size(120, 40), reducesMotion: true)
    app.press(.character("i"), times: 2).press(.tab, times: 2)
    while app.app.chosenRow?.source.flatMap({ $0["id"]?.string }) != (row == 0 ? "a" : "b") {
      app.press(row == 0 ? .up : .down)
    }
    return app.press(.enter).press(.backTab)
  }

  @Test("The JSON is shown in indented lines, with logging folded")
  func sourceIsIndented() throws {
    let page = try source().page("page")
    page.shows("\"id\": \"a\",").shows("▾ \"custom\": {").shows("\"four\"").shows("▸ \"logging\": {… 1 }")
    page.hides("secret")
  }

  @Test("A folded member stays folded for its facet only")
  func foldingBelongsToTheFacet() throws {
    let app = try source()
    while app.app.chosenLine?.contains("\"custom\"") != true { app.press(.down) }
    app.press(.enter).page("page").shows("▸ \"custom\": {… 2 }").hides("four")
    // Another facet is inspected, and then the first again.
    app.press(.tab).press(.down).press(.enter).press(.backTab).page("page").hides("custom")
    app.press(.tab).press(.up).press(.enter).press(.backTab).page("page").shows("▸ \"custom\": {… 2 }")
    while app.app.chosenLine?.contains("\"custom\"") != true { app.press(.down) }
    app.press(.character(" ")).page("page").shows("▾ \"custom\": {").shows("four")
  }

  @Test("A member that is folded at first can be unfolded")
  func loggingCanBeUnfolded() throws {
    let app = try source()
    while app.app.chosenLine?.contains("\"logging\"") != true { app.press(.down) }
    app.press(.enter).page("page").shows("\"id\": \"secret\"")
  }

  /// Y copies the JSON, and a second Y the pointer.
  @Test("Y copies the JSON of the facet, then its pointer, then the JSON again")
  func jsonThenPointerIsCopied() throws {
    let app = try TestApp(json: Self.json, size: Size(120, 40), reducesMotion: true).press(.down)
    app.press(.character("Y")).says("copied the JSON of row.text; Y copies its pointer")
    guard case .copy(let text)? = app.effects.last else { return #expect(Bool(false), "nothing is copied") }
    let copied = try JSONSerialization.jsonObject(with: Data(text.string.utf8)) as? NSDictionary
    #expect(copied?["id"] as? String == "b")
    app.press(.character("Y"))
    #expect(app.effects.last == .copy("/body/0/body/1"))
    // The third Y starts again with the JSON.
    app.press(.character("Y"))
    #expect(app.effects.last == .copy(text))
  }

  @Test("With a line of the JSON chosen, Y copies that part and then its pointer")
  func chosenPartIsCopied() throws {
    let app = try source()
    while app.app.chosenLine?.contains("\"a/b~c\"") != true { app.press(.down) }
    app.press(.character("Y"))
    #expect(app.effects.last == .copy(#"{"x": 1}"#))
    app.press(.character("Y"))
    #expect(app.effects.last == .copy("/body/0/body/0/custom/a~1b~0c"))
  }

  /// A facet of ten thousand values must not make more lines than a user would read.
  @Test("The JSON of a huge facet is cut, and its last line says so")
  func hugeSourceIsCut() throws {
    let list = (0..<100).map { "[\((0..<100).map(String.init).joined(separator: ","))]: \($0)" }
    let members = list.enumerated().map { "\"k\($0.offset)\": [\((0..<100).map(String.init).joined(separator: ","))]" }
    let json = """
      {"body": [{"id": "s", "body": [{"id": "a", "component": {"id": "row.text", "category": "row"},
      "text": {"title": "A"}, "custom": {\(members.joined(separator: ","))}}]}]}
      """
    let app = try TestApp(json: json, size: Size(120, 40), reducesMotion: true)
    app.press(.character("i"), times: 2).press(.tab)
    #expect((1000...2500).contains(app.app.panel(as: Inspector.self)?.rowCount(in: .source) ?? 0))
    app.press(.end).page("page").shows("the rest is not shown")
  }

  @Test("A text that a row of a web page holds is shown in quotes")
  func rowsAreQuoted() throws {
    let rows =
      #"5:T9,Soup "du"0:{"body":"$6"}"# + "\n"
      + #"6:[{"id":"s","body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"$5","subtitle":"$$4"}}]}]"#
    let app = try TestApp(json: rows, size: Size(120, 40), reducesMotion: true)
    app.press(.character("i"), times: 2).press(.tab)
    app.page("page").shows(#""title": "Soup \"du\"","#).shows(#""subtitle": "$4""#)
  }
}

extension App {
  var chosenRow: InspectorRow? {
    guard let inspector = panel(as: Inspector.self) else { return nil }
    return inspector.row(inspector.place.selected, on: history.current.page)
  }

  var chosenLine: String? { chosenRow?.text.string }
}
