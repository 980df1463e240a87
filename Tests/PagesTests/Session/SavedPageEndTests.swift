import AppTestSupport
import Drawing
import TestSupport
import Testing

/// The end of a page whose next page is not saved, or not answered.
@Suite("The end of a saved page") struct SavedPageEndTests {
  @Test("The end of the saved page is said, G reaches it, and reloading is not offered")
  func endIsSaid() throws {
    let app = try TestApp(folder: "SampleFeeds/search.json", size: Size(100, 30))
    #expect(!app.statusLine.contains("again"), "\(app.statusLine)")
    app.press(.end)
    let last = app.page.last { !$0.allSatisfy(\.isWhitespace) }
    #expect(last?.contains("End of the saved page") == true, "\(app.picture)")
    app.says("• end")
    #expect(!app.statusLine.contains("again"), "\(app.statusLine)")
  }

  @Test("A saved page that is high enough for all of it says its end at once")
  func shortPageSaysItsEnd() throws {
    let app = try TestApp(folder: "SampleFeeds/search.json", size: Size(100, 120))
    app.receive(.clock(0))
    app.page("search.json").shows("End of the saved page").hides("could not be loaded").hides("try again")
  }

  private static let page = """
    {"body":[{"id":"s","body":[ROWS]}],"page":{"next":{"name":"load_content","data":{"cursor":"c"}}}}
    """

  private func app(rows: Int, height: Int) throws -> TestApp {
    let rows = (1...rows).map { #"{"id":"r\#($0)","component":{"id":"row.text"},"text":{"title":"Bread \#($0)"}}"# }
    return try TestApp(
      json: Self.page.replacing("ROWS", with: rows.joined(separator: ",")), size: Size(80, height), reducesMotion: true)
  }

  @Test("Reloading is offered only beside the row that says what failed")
  func retryStandsBesideItsReason() throws {
    let app = try app(rows: 14, height: 20)
    app.receive(.clock(0))
    app.refuse(because: "the oven is cold")
    #expect(!app.page.joined().contains("the oven is cold") && !app.statusLine.contains("again"), "\(app.picture)")
    app.press(.end)
    app.page("page").shows("the oven is cold")
    app.says("r again")
    app.press(.character("r"))
    #expect(app.requests.map(\.request) == [.next(cursor: "c")])
  }

  @Test("The reason for the end comes into sight after G, even if the server answers later")
  func reasonComesIntoSight() throws {
    let app = try app(rows: 40, height: 20)
    app.press(.end)
    #expect(app.requests.map(\.request) == [.next(cursor: "c")])
    app.refuse(because: "the oven is cold")
    app.page("page").shows("the oven is cold").shows("r: try again")
    app.says("• end")
  }

  @Test("A page whose next page is not saved ends without an error")
  func unsavedNextPageIsNoError() throws {
    let app = try app(rows: 2, height: 20)
    app.receive(.clock(0))
    app.receive(.notLoaded(reason: "not saved", id: app.requests[0].id, isFinal: true))
    app.page("page").shows("End of the saved page").hides("not saved")
  }
}
