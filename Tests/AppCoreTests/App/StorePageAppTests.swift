import AppTestSupport
import Drawing
import FacetModel
import Foundation
import JSON
import TestSupport
import Testing
import Text

@testable import AppCore
@testable import Pages

/// A translated page in the app: its mark, its links and its filters.
@Suite("Translated pages in the app")
struct StorePageAppTests {
  private static func text(_ name: String) throws -> String {
    try String(contentsOfFile: Repository.path("Tests/Wire/pages/\(name)"), encoding: .utf8)
  }

  private func store(_ size: Size = Size(120, 40)) throws -> TestApp {
    let app = try TestApp(json: try Self.text("store-page.json"), size: size, reducesMotion: true)
    // Closes the dialog that opens on arrival.
    app.receive(.clock(0))
    return app.press(.escape)
  }

  /// Moves the focus to a facet by Tab.
  private func focus(_ id: String, in app: TestApp, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<80 where app.focused != id { app.press(.tab) }
    #expect(app.focused == id, sourceLocation: sourceLocation)
  }

  @Test("The dialog on arrival shows the popup of the store")
  func dialog() throws {
    let app = try TestApp(json: try Self.text("store-page.json"), size: Size(120, 40), reducesMotion: true)
    app.receive(.clock(0))
    let screen = app.rows.joined(separator: "\n")
    #expect(screen.contains("Closing early tonight") && screen.contains("Got it"))
    app.press(.escape)
    #expect(!app.rows.joined(separator: "\n").contains("Closing early tonight"))
  }

  @Test("The status line marks the page as a translation, however narrow the screen is", arguments: [40, 80, 140])
  func statusLine(columns: Int) throws {
    let app = try store(Size(columns, 40))
    #expect(app.rows.last?.contains(" translated") == true)
  }

  @Test("The inspector marks a facet as translated, with its place and JSON in the response")
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

  @Test("A filter that the backend switched on looks selected, and the first Space switches it off")
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
