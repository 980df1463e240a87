import Drawing
import FacetModel
import Foundation
import JSON
import TestSupport
import Testing
import Text

@testable import AppCore
@testable import Pages

/// A translated page in the app: what says so, what its links do, and what its filters look like.
@Suite("Translated pages in the app")
struct StorePageAppTests {
  private static func text(_ name: String) throws -> String {
    try String(contentsOfFile: Repository.path("Tests/Wire/pages/\(name)"), encoding: .utf8)
  }

  private func store(_ size: Size = Size(120, 40)) throws -> TestApp {
    let app = try TestApp(json: try Self.text("store-page.json"), size: size, reducesMotion: true)
    // Past the dialog on arrival.
    app.receive(.clock(0))
    return app.press(.escape)
  }

  /// Moves the focus to a facet, as far as Tab leads there.
  private func focus(_ id: String, in app: TestApp, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<80 where app.focused != id { app.press(.tab) }
    #expect(app.focused == id, sourceLocation: sourceLocation)
  }

  @Test("The dialog on arrival says what the popup of the store says")
  func dialog() throws {
    let app = try TestApp(json: try Self.text("store-page.json"), size: Size(120, 40), reducesMotion: true)
    app.receive(.clock(0))
    let screen = app.rows.joined(separator: "\n")
    #expect(screen.contains("Closing early tonight") && screen.contains("Got it"))
    app.press(.escape)
    #expect(!app.rows.joined(separator: "\n").contains("Closing early tonight"))
  }

  @Test("The status line says that the page is a translation, however narrow the screen", arguments: [40, 80, 140])
  func statusLine(columns: Int) throws {
    let app = try store(Size(columns, 40))
    #expect(app.rows.last?.contains(" translated") == true)
  }

  @Test("The inspector says it of a facet, with the place and the JSON of the response")
  func inspector() throws {
    let app = try store(Size(160, 60))
    focus("row.item:7310442200", in: app)
    app.press(.character("i"))
    let facet = app.rows.joined(separator: "\n")
    #expect(facet.contains("translated  from storepageFeed"))
    #expect(facet.contains("/data/storepageFeed/itemLists/1"))
    app.press(.character("i")).press(.tab)
    let source = app.rows.joined(separator: "\n")
    #expect(source.contains("displayStrikethroughPrice"))
    #expect(!source.contains("regular_price"))
  }

  @Test("Enter on a category of the menu goes to its list")
  func jump() throws {
    let app = try store()
    focus("card.action:m3", in: app)
    app.press(.enter)
    #expect(app.rows.contains { $0.contains("Sweet things & drinks") })
    #expect(app.rows.contains { $0.contains("Rhubarb custard") })
    #expect(app.focused == "row.item:7310442300")
  }

  @Test("A filter that the backend has switched on looks selected, and the first Space switches it off")
  func selectedFilters() throws {
    let app = try TestApp(json: try Self.text("retail-answer.json"), size: Size(120, 30), reducesMotion: true)
    func chip() -> String { app.rows.first { $0.contains("SNAP") } ?? "" }
    #expect(chip().contains("✓ SNAP eligible"))
    #expect(!chip().contains("✓ On sale"))
    focus("filter.binary:566", in: app)
    app.press(.character(" "))
    #expect(!chip().contains("✓ SNAP eligible"))
    app.press(.character(" "))
    #expect(chip().contains("✓ SNAP eligible"))
  }
}
