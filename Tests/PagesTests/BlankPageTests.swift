import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import Pages

/// A page with nothing to show says so and gives the reason, on the screen and in print.
@Suite("Pages with nothing to show") struct BlankPageTests {
  private static let unknown = #"{"id":"x","component":{"id":"hologram"}}"#

  @Test(
    "The page names the reason",
    arguments: [
      (#"{"body":[]}"#, ["The feed has no facets."]),
      (
        #"{"body":[],"page":{"next":{"name":"load_content","data":{"cursor":"c"}}}}"#,
        ["The feed has no facets.", "A further page follows."]
      ),
      (#"{"body":[{"id":"s","body":[]}]}"#, ["The feed has no facets."]),
      (
        #"{"body":[{"id":"s","body":[\#(unknown),\#(unknown)]}]}"#,
        ["2 facets are left out: the component 'hologram' is unknown."]
      ),
      (
        #"[{"id":"c","component":{"id":"hologram"},"children":[\#(unknown),{"id":"r","component":{"id":"row.text"}}]}]"#,
        ["3 facets are left out: the component 'hologram' is unknown."]
      ),
      (#"{"display_modules":[{"type":"old","data":{"a":1}}]}"#, ["1 module is left out: it wraps no facets."]),
      (
        #"[{"id":"r","component":{"id":"row.text"}}]"#,
        ["1 facet has nothing that can be seen: no words and no picture."]
      ),
      (
        #"{"data":{"feed":{"body":[]}},"errors":[{"message":"the pantry is locked"}]}"#,
        ["the server says: the pantry is locked"]
      ),
    ])
  func reasons(json: String, reasons: [String]) throws {
    let app = try TestApp(json: json, reducesMotion: true)
    let page = app.page("page").shows("Nothing to show")
    for reason in reasons { page.shows(reason) }
    let shown = try #require(app.app.history.current.page).page
    #expect(shown.blank.reasons.map(\.string) == reasons)
  }

  @Test("A page printed in full says that there is nothing to show")
  func printed() throws {
    let app = try TestApp(json: #"{"body":[]}"#)
    var full = UnrolledPage(try #require(app.app.history.current.page).page, width: 60)
    #expect(full.canvas(most: 100)?.textRows.contains { $0.contains("Nothing to show") } == true)
  }

  @Test("An empty page whose next page has facets shows those facets")
  func goesOn() throws {
    let app = try TestApp(
      json: #"{"body":[],"page":{"next":{"name":"load_content","data":{"cursor":"c"}}}}"#, reducesMotion: true)
    app.receive(.clock(0))
    app.page("page").hides("Nothing to show")
    try app.answer(withJSON: #"[{"id":"r","component":{"id":"row.text"},"text":{"title":"Late bread"}}]"#)
    app.page("page").shows("Late bread").hides("Nothing to show")
  }

  @Test("A page whose reload brings nothing to show says so")
  func comesAndGoes() throws {
    let row = #"[{"id":"r","component":{"id":"row.text"},"text":{"title":"Bread"}}]"#
    let app = try TestApp(json: row, reducesMotion: true)
    app.press(.character("r"))
    try app.answer(withJSON: "[\(Self.unknown)]")
    app.page("page").hides("Bread")
    #expect(app.page.contains { $0.contains("Nothing to show") } || app.statusLine.contains("left out"))
  }

  @Test("Modules that cannot be shown are counted with the facets that are left out")
  func modulesAreCounted() throws {
    let app = try TestApp(
      json: #"""
        {"display_modules":[{"type":"old","data":{"a":1}},{"type":"facet","content":\#(Self.unknown)},
        {"type":"facet","facet":{"id":"r","component":{"id":"row.text"},"text":{"title":"Bread"}}}]}
        """#, reducesMotion: true)
    app.page("page").shows("Bread")
    app.says("2 left out")
  }
}
