import AppTestSupport
import Drawing
import TestSupport
import Testing

/// Jumps to facets that are on a page but draw nothing, because the lines around a left-out facet become one.
@Suite("Jumps to facets that draw nothing") struct UndrawnPlaceTests {
  private static func store(_ number: Int) -> String {
    #"""
    {"id":"s\#(number)","component":{"id":"row.store","category":"row"},"text":{"title":"Store \#(number)"},
     "events":{"click":{"name":"navigate","data":{"uri":"store/\#(number)"}}}}
    """#
  }

  private static func divider(_ id: String) -> String {
    #"{"id":"\#(id)","component":{"id":"divider.standard","category":"divider"}}"#
  }

  /// Fifteen stores, an unknown facet between two lines, and more stores.
  private func app(storesBelow: Int = 9) throws -> TestApp {
    let unknown = #"{"id":"scent","component":{"id":"row.scent","category":"row"}}"#
    let facets =
      (1...15).map(Self.store) + [Self.divider("upper"), unknown, Self.divider("lower")]
      + (16..<16 + storesBelow).map(Self.store)
    let app = try TestApp(
      json: #"{"body":[{"id":"all","body":[\#(facets.joined(separator: ","))]}]}"#, size: Size(60, 16),
      reducesMotion: true)
    app.press(.down, times: 3)
    #expect(app.focused == "s3")
    return app
  }

  private func go(to place: String, in app: TestApp) {
    app.press(.character("@"))
    app.receive(.paste(place))
    app.press(.enter)
  }

  @Test("The focus goes to the facet below, and the message says that the facet itself draws nothing")
  func theFacetBelowHasTheFocus() throws {
    let app = try app()
    go(to: "lower", in: app)
    app.says("Here would be “lower”, which draws nothing")
    #expect(app.focused == "s16")
    app.page("page").shows("Store 16")
  }

  @Test("The next left-out facet has its place at the facet below")
  func leftOutFacetsHaveTheirPlace() throws {
    let app = try app()
    app.press(.character("x"))
    app.says("Left out, 1 of 1")
    #expect(app.focused == "s16")
    app.page("page").shows("Store 16")
  }

  @Test("At the end of a page the focus goes to the facet above")
  func theFacetAboveHasTheFocus() throws {
    let app = try app(storesBelow: 0)
    go(to: "lower", in: app)
    #expect(app.focused == "s15")
  }
}
