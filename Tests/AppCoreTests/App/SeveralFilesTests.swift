import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import AppCore
@testable import Input

/// Lines and the editor on a page whose sections a filter has loaded from another file.
struct SeveralFilesTests {
  /// A page with a filter over a section, which is on the lines 2 to 5.
  private static let page = #"""
    {"body":[
      {"id":"top","body":[{"id":"filters","component":{"id":"carousel.filters","category":"carousel"},
        "events":{"click":{"name":"load_content","data":{"sections":["stores"]}}},
        "children":[{"id":"offers","component":{"id":"filter.binary","category":"filter"},"text":{"title":"Offers"},"custom":{"filter_id":"offers"}}]}]},
      {"id":"stores","body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"Noodle Harbor"}}]}]}
    """#

  private static let answer = #"""
    {"body":[


      {"id":"stores","body":[
        {"id":"fern","component":{"id":"row.text"},"text":{"title":"Fern"},
         "events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}},

        {"id":"moss","component":{"id":"row.text"},"text":{"title":"Moss"},
         "events":{"click":{"name":"navigate","data":{"uri":"store/2"}}}}]}]}
    """#

  /// The page after its filter was applied, with the focus on a store of the answer.
  private func filtered() throws -> TestApp {
    let app = try TestApp(json: Self.page, size: Size(140, 30), reducesMotion: true)
    app.type("@offers").press(.enter).type(" ")
    try app.answer(withJSON: Self.answer)
    app.type("@fern").press(.enter)
    #expect(app.focused == "fern", "\(app.picture)")
    return app
  }

  @Test("The editor opens the file that the facet came from, at its line")
  func theEditorOpensTheFileOfTheFacet() throws {
    let app = try filtered().type("e")
    guard case .edit(let place)? = app.effects.last else { return #expect(Bool(false), "no editor is opened") }
    #expect(place.page == 1 && place.location.line == 5 && place.title == "answer", "\(place)")
  }

  @Test("The inspector names the file of a line, if the page has several")
  func theInspectorNamesTheFile() throws {
    let app = try filtered().type("i")
    app.page("page").shows("line        5:5 of answer")
    app.type("@offers").press(.enter).page("page").shows("of page")
    let alone = try TestApp(json: Self.page, size: Size(140, 30), reducesMotion: true)
    alone.press(.down).type("i").page("page").shows("line        4:").hides("of page")
  }

  @Test("A typed line is of the file of the chosen facet, and the status line names that file")
  func typedLinesAreOfTheChosenFile() throws {
    let app = try filtered().type("@8").press(.enter)
    #expect(app.focused == "moss", "\(app.picture)")
    app.says("Line 8 of answer")
    app.type("@offers").press(.enter).type("@4:20").press(.enter)
    app.says("Line 4:20 of page")
    #expect(app.app.history.current.page?.chosenFacet?.id == "offers", "\(app.picture)")
  }

  @Test("A line that the file of the chosen facet does not have is looked for in the other files")
  func linesOfOtherFilesAreFound() throws {
    let app = try filtered().type("@offers").press(.enter).type("@8").press(.enter)
    #expect(app.focused == "moss", "\(app.picture)")
    app.says("Line 8 of answer")
  }
}
