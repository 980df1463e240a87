import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// Dialogs that a page opens when it arrives.
struct ArrivalDialogTests {
  private static let modal = DialogPages.modal("Winter hours")

  private func app(onLoad: String, logs: ImpressionRule? = nil, readsLines: Bool = false) throws -> TestApp {
    let app = try TestApp(
      json: DialogPages.json(next: "store/1", onLoad: onLoad), reducesMotion: true, logs: logs, readsLines: readsLines)
    app.receive(.clock(0))
    return app
  }

  @Test("The first page shows its dialog once, and no click is logged")
  func firstPage() throws {
    let app = try app(onLoad: Self.modal, logs: ImpressionRule())
    app.page("page").shows("Winter hours").shows("A word about Winter hours.")
    #expect(app.events.isEmpty)
    app.press(.enter).page("page").hides("Winter hours")
    app.receive(.clock(100))
    app.page("page").hides("Winter hours")
  }

  @Test("Of several dialogs a page shows only the first that has words")
  func onlyOne() throws {
    let empty = #"{"name":"present_modal","data":{}}"#
    let app = try app(onLoad: [empty, Self.modal, DialogPages.modal("Second")].joined(separator: ","))
    app.page("page").shows("Winter hours").press(.escape)
    app.receive(.clock(50))
    app.page("page").hides("Second").shows("About the fee")
  }

  @Test("A visited page shows its dialog; going back and forward and reloading do not")
  func visits() throws {
    let app = try app(onLoad: "")
    app.page("page").hides("Winter hours")
    app.press(.down, times: 2).press(.enter)
    try app.answer(withJSON: DialogPages.json(next: "store/2", onLoad: Self.modal))
    app.page("answer").shows("Winter hours").press(.enter)
    app.press(.character("[")).page("page").hides("Winter hours")
    app.press(.character("]")).page("answer").hides("Winter hours")
    app.press(.character("r"))
    try app.answer(withJSON: DialogPages.json(next: "store/2", onLoad: Self.modal))
    app.page("answer").hides("Winter hours")
  }

  @Test("While the user types, the dialog waits")
  func waitsForTheUser() throws {
    let app = try app(onLoad: "")
    app.press(.down, times: 2).press(.enter).press(.character("/"))
    try app.answer(withJSON: DialogPages.json(next: "store/2", onLoad: Self.modal))
    app.type("fee").page("answer").hides("Winter hours")
    app.press(.enter).page("answer").shows("Winter hours")
    app.press(.enter).page("answer").hides("Winter hours").shows("About the fee")
  }

  @Test("The dialog of a page that the user has left is not shown")
  func leftPages() throws {
    let app = try app(onLoad: "")
    app.press(.down, times: 2).press(.enter).press(.character(":"))
    try app.answer(withJSON: DialogPages.json(next: "store/2", onLoad: Self.modal))
    app.page("answer").hides("Winter hours")
    app.type("back to page").press(.enter)
    app.page("page").hides("Winter hours")
  }

  @Test("A dialog in the form of a navigation to `modal` keeps the page")
  func navigationToModal() throws {
    let app = try app(onLoad: #"{"name":"navigate","data":{"uri":"modal","modal_title":"Winter hours"}}"#)
    app.page("page").shows("Winter hours")
    #expect(app.requests.isEmpty)
  }

  @Test("Clients before 6.1.0 show no dialog when a page arrives")
  func olderClients() throws {
    let app = try app(onLoad: "")
    app.press(.character("V")).press(.down).press(.enter).press(.escape)
    app.press(.down, times: 2).press(.enter)
    try app.answer(withJSON: DialogPages.json(next: "store/2", onLoad: Self.modal))
    app.page("answer").hides("Winter hours")
  }

  @Test("Further pages of a feed bring no dialog")
  func furtherPages() throws {
    let app = try TestApp(
      json: #"{"body":[],"page":{"next":{"name":"load_content","data":{"cursor":"c"}}}}"#)
    app.receive(.clock(0))
    try app.answer(withJSON: DialogPages.json(next: "store/1", onLoad: Self.modal))
    app.page("page").shows("About the fee").hides("Winter hours")
  }

  @Test("Facets behind a dialog are not counted, and those beside it are")
  func impressions() throws {
    let app = try app(onLoad: Self.modal, logs: ImpressionRule())
    app.receive(.clock(1000))
    app.receive(.clock(2500))
    #expect(app.takeLog() == ["impression fee"], "the dialog covers the second row")
    app.press(.enter)
    app.receive(.clock(2500))
    app.receive(.clock(3500))
    #expect(app.takeLog() == ["impression more"])
  }
}
