import AppTestSupport
import FacetModel
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// Dialogs in the linear mode.
struct SpokenDialogTests {
  @Test("A dialog is read from its title to its button, with the keys that close it")
  func reading() throws {
    var walk = try Listener(feed: try Feed(json: DialogPages.json(next: "store/1")))
    try walk.press("Enter")
    #expect(
      walk.last == ["dialog: Rain fee", "A small fee.", "button: OK; Enter, Escape or q closes it"])
    try walk.press("Down")
    #expect(walk.last == ["only these keys work here: Enter, Escape or q closes it"])
    try walk.press("q")
    #expect(walk.last == ["the dialog is closed", "row 1 of 2: About the fee"])
    #expect(walk.effects.isEmpty)
    try walk.press("Down")
    #expect(walk.last == ["row 2 of 2: More"])
  }

  @Test("The dialog of an arriving page is read before the page")
  func arrival() throws {
    var walk = try Listener(
      feed: try Feed(json: DialogPages.json(next: "x", onLoad: DialogPages.modal("Winter hours"))))
    #expect(walk.last.last == "row 1 of 2: About the fee")
    var said = Transcript(usesASCII: false)
    said.say(walk.receive(.clock(0)))
    #expect(
      said.lines.map(\.string) == [
        "dialog: Winter hours", "A word about Winter hours.", "button: OK; Enter, Escape or q closes it",
      ])
    try walk.press("Escape")
    #expect(walk.last == ["the dialog is closed", "row 1 of 2: About the fee"])
  }

  @Test("No facet of the page is counted while a dialog is read")
  func impressions() throws {
    let app = try TestApp(
      json: DialogPages.json(next: "x", onLoad: DialogPages.modal("Winter hours")), reducesMotion: true,
      logs: ImpressionRule(), readsLines: true)
    app.receive(.clock(0))
    app.receive(.clock(1000))
    app.receive(.clock(5000))
    #expect(app.takeLog() == [])
    app.press(.enter)
    app.receive(.clock(5000))
    app.receive(.clock(6000))
    #expect(app.takeLog() == ["impression fee"])
  }
}
