import AppTestSupport
import Drawing
import Testing
import Wording

@testable import Input

/// Sentences that a new user understands without knowing the code.
struct PlainWordsTests {
  @Test("A link whose response is not saved says so with its address")
  func missingResponse() throws {
    let app = try TestApp(folder: "SampleFeeds", size: Size(120, 40))
    for _ in 0..<40 where !app.statusLine.contains("No saved response for ") {
      app.press(.down).press(.enter)
      if app.breadcrumbs.count > 1 { app.press(.character("[")) }
    }
    app.says("No saved response for ")
    #expect(Words.english.nothingSaved(for: "item/88") == "No saved response for item/88")
  }

  @Test("An offline page says when it was saved")
  func offlinePage() {
    #expect(Words.english.offline(Words.english.minutesAgo(4)) == "Offline: saved 4 minutes ago")
    #expect(Words(.spanish).offline(Words(.spanish).minutesAgo(4)) == "Sin conexión: guardado hace 4 minutos")
  }

  @Test("The bottom line names the key that clears the filters")
  func filters() throws {
    let app = try TestApp(folder: "SampleFeeds", size: Size(120, 40)).press(.character("/"))
    app.receive(.paste("Offers"))
    app.press(.enter).press(.escape).press(.enter).says("c clear filters")
    app.press(.character("c"))
    #expect(!app.statusLine.contains("clear filters"))
  }

  @Test("Letters on the page say what to type")
  func labels() throws {
    try TestApp(.town, size: Size(80, 24)).press(.character("f")).says("Type a label to open it")
  }

  @Test("The list of versions, the inspector and the palette say what their keys do")
  func keys() throws {
    let app = try TestApp(.town, size: Size(120, 30))
    app.press(.character("V")).says("Enter use this version").press(.escape)
    app.press(.down).press(.character("i")).says("i enter inspector").press(.escape)
    app.press(.character(":")).says("Enter run").type("xyzzy").page("Home").shows("No matching command")
    app.press(.enter).says("No matching command: “xyzzy”")
  }

  @Test("At the first and the last page of the history, and where nothing is counted, the line says so briefly")
  func nothingToDo() throws {
    let app = try TestApp(.town, size: Size(80, 24))
    app.press(.character("[")).says("no earlier page").press(.character("]")).says("no later page")
    app.press(.character("+")).says("no quantity to change here")
  }
}
