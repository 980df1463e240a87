import AppTestSupport
import Drawing
import FacetModel
import JSON
import TestSupport
import Testing

@testable import Branding
@testable import CommonApp

/// The inspector and lint report the same findings about a facet.
struct InspectorFindingTests {
  private static let feed =
    #"{"body":[{"id":"pier","body":[{"id":"eel","component":{"id":"row.item","category":"row"},"#
    + #""text":{"titel":"Eel","annotation":"cold","custom":{"smoke_lvel":"high words"}},"custom":{"prcie":{}},"#
    + #""images":{"icon":{"uri":"a"}},"style":{"size_class":"gigantic","padding":{"top":"vast"}},"children":[]},"#
    + #"{"id":"cod","component":{"id":"row.text","category":"row"},"text":{"title":"Cod"},"txet":{"title":"x"}}]}]}"#

  @Test("The inspector lists every finding of lint about the content, style and placement of a facet")
  func sameFindings() throws {
    let bytes = ByteBuffer(Self.feed)
    let factory = Brand.doorDash.makeFactory()
    let linter = FileLinter(capabilities: factory.capabilities, factory: factory)
    let found = linter.lint(bytes, path: "pier.json")
    let app = try TestApp(json: Self.feed, size: Size(160, 60))
    let page = try #require(app.app.history.current.page?.page)
    let inspected = (0..<page.feed.tree.count).flatMap { page.findings(of: page.feed.tree[$0]) }
    let rules = Set(found.diagnostics.map(\.rule.rawValue))
    #expect(rules.isSuperset(of: ["F060", "F061", "F062"]), "\(rules)")
    #expect(
      inspected.map { "\($0.rule.rawValue) \($0.offset) \($0.message)" }.sorted()
        == found.diagnostics.map { "\($0.rule.rawValue) \($0.offset) \($0.message)" }.sorted())
    app.press(.character("i")).page("page").shows("Diagnostics").shows("F061").shows("F060")
  }
}
