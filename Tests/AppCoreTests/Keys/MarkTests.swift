import AppTestSupport
import Drawing
import Testing

@testable import AppCore

/// Marks: `"` and a letter remember the focus, `'` and the letter go back to it.
struct MarkTests {
  @Test("A mark leads back to the marked facet of the page")
  func goesBackOnThePage() throws {
    let app = try TestApp(.town)
    app.press(.down, times: 2).press(.character("\"")).says("Mark with a letter: ▏a to z").says("Esc back")
    app.press(.character("a")).says("Mark a is on Lunch place 2")
    app.press(.end).press(.character("'")).says("Go to mark: ▏a Lunch place 2")
    app.press(.character("a"))
    #expect(app.focused == "Lunch place 2" && app.page.contains { $0.contains("▌") })
  }

  @Test("A mark on another page goes there through the history, back or forward")
  func goesToOtherPages() throws {
    let app = try TestApp(.town)
    app.press(.down, times: 2).type("\"a").press(.enter).press(.down, times: 3).type("\"B")
    #expect(app.breadcrumbs == ["Home", "Store 2"])
    app.press(.down, times: 2).type("'a")
    #expect(app.breadcrumbs == ["Home"] && app.focused == "Lunch place 2")
    app.type("'B")
    #expect(app.breadcrumbs == ["Home", "Store 2"] && app.focused == "Dish 3 of store 2")
  }

  @Test("Without a focus the mark is on the first facet of the screen")
  func marksWithoutFocus() throws {
    let app = try TestApp(.town).type("\"a").says("Mark a is on Lunch")
    app.press(.end).type("'a").page("Home").shows("Lunch place 1")
  }

  @Test("Two apostrophes lead back to the place before the last jump")
  func goesBackBeforeTheJump() throws {
    let app = try TestApp(.town)
    app.press(.down).type("\"a").press(.down, times: 3).type("'a")
    #expect(app.focused == "Lunch place 1")
    app.type("''")
    #expect(app.focused == "Lunch place 4")
    app.type("''")
    #expect(app.focused == "Lunch place 1")
  }

  @Test("A mark that is not set, and a key that is no letter, are said")
  func saysWhatIsMissing() throws {
    let app = try TestApp(.town)
    app.press(.character("'")).says("No mark is set; \" and a letter set one")
    app.press(.down).type("\"a").type("'z").says("Mark z is not set")
    app.type("\"7").says("A mark is a letter, a to z")
    app.press(.character("'")).press(.escape).says("Home")
    #expect(app.focused == "Lunch place 1")
  }

  @Test("A mark whose page has left the history says which page it was on")
  func saysThatThePageIsGone() throws {
    let app = try TestApp(.town)
    app.press(.down).press(.enter).press(.down, times: 2).type("\"a").press(.character("["))
    app.press(.down).press(.enter)
    #expect(app.breadcrumbs == ["Home", "Store 2"])
    app.type("'a").says("Mark a: the page “Store 1” is no longer in the")
  }

  @Test("A mark whose facet a new version of the page lacks says so")
  func saysThatTheFacetIsGone() throws {
    func page(_ names: [String]) -> String {
      let click = #""events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}"#
      let facets = names.map {
        #"{"id": "\#($0)", "component": {"id": "row.text"}, "text": {"title": "\#($0)"}, \#(click)}"#
      }
      return #"{"body": [{"id": "s", "body": [\#(facets.joined(separator: ","))]}]}"#
    }
    let app = try TestApp(json: page(["Ash", "Birch"]))
    app.press(.down, times: 2).type("\"a")
    app.receive(.changed(page: 0))
    try app.answer(withJSON: page(["Ash", "Cedar"]))
    app.type("'a").says("Mark a: Birch is no longer on this page")
  }

  @Test("The palette lists the marks with their keys, and choosing one goes there")
  func palette() throws {
    let app = try TestApp(.town, size: Size(80, 24))
    app.press(.down, times: 3).type("\"k").press(.home).press(.character(":")).type("bookmark")
    app.page("Home").shows("mark k: Lunch place 3, Home").shows("'k")
    app.press(.control("u")).type("mark k").press(.enter)
    #expect(app.focused == "Lunch place 3")
  }
}
