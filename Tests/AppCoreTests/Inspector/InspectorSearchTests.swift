import AppTestSupport
import Drawing
import Testing

@testable import AppCore
@testable import Input

/// The search in the tree and in the JSON of the inspector.
struct InspectorSearchTests {
  private static let json = #"""
    {"body": [{"id": "s", "body": [
      {"id": "bread", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Bread"}},
      {"id": "wall:1", "component": {"id": "hologram.wall", "category": "row"}, "text": {"title": "A hologram"},
       "custom": {"projector": "Müller GmbH"}},
      {"id": "butter", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Butter"},
       "custom": {"one": {"two": {"three": {"four": {"five": "a needle"}}}}},
       "logging": {"request": "needle-42", "long": "\#(String(repeating: "abc ", count: 60))end"}}
    ]}]}
    """#

  private func tree(size: Size = Size(130, 30)) throws -> TestApp {
    let app = try TestApp(json: Self.json, size: size, reducesMotion: true)
    app.press(.character("i"))
    if app.app.open.panelBeside?.hasKeys == false { app.press(.character("i")) }
    return app.press(.tab, times: 2)
  }

  @Test(
    "A search in the tree finds facets by component, id, pointer and value, left-out ones too",
    arguments: ["hologram", "wall:1", "/body/0/body/1", "projector gmbh", "MULLER", "s/body/wall:1"])
  func treeIsSearched(words: String) throws {
    let app = try tree().type("/")
    app.says("/▏component, id, pointer or value")
    // Each word is found alone, because a value has to hold all of the typed text.
    app.type(words == "projector gmbh" ? "gmbh" : words)
    app.says("1 of 1")
    #expect(app.app.chosenLine?.contains("✕ hologram.wall") == true, "\(app.picture)")
    app.press(.enter).says("/\(words == "projector gmbh" ? "gmbh" : words)  1 of 1")
    // Enter on the line says where the facet would be.
    app.press(.enter).says("hologram.wall “A hologram” is left out before “Butter”")
  }

  @Test("The next and the previous match are chosen with n and N, around the ends of the tree")
  func matchesAreStepped() throws {
    let app = try tree().type("/row.text").press(.enter)
    app.says("1 of 2")
    #expect(app.app.chosenLine?.contains("Bread") == true)
    app.type("n").says("2 of 2")
    #expect(app.app.chosenLine?.contains("Butter") == true)
    app.type("n").says("1 of 2")
    app.type("N").says("2 of 2")
    app.type("/zebra").says("nothing found")
    app.press(.escape)
    #expect(app.app.chosenLine?.contains("Butter") == true)
  }

  @Test("Escape leaves the search first, and only then gives the keys back to the page")
  func escapeLeavesTheSearchFirst() throws {
    let app = try tree().type("/row.text").press(.enter).press(.escape)
    #expect(app.app.open.panelBeside?.hasKeys == true)
    app.press(.escape)
    #expect(app.app.open.panelBeside?.hasKeys == false)
  }

  @Test("A search in the JSON unfolds the parts around a match")
  func jsonIsSearched() throws {
    let app = try tree().type("/Butter").press(.enter).press(.enter).press(.backTab)
    app.page("page").hides("a needle")
    app.type("/needle").says("1 of 2")
    app.page("page").shows("a needle").hides("needle-42")
    app.press(.enter).type("n").says("2 of 2").page("page").shows("needle-42")
    app.type("/").type("/custom/one/two").says("1 of 1")
    #expect(app.app.chosenLine?.contains("\"two\"") == true)
    app.press(.escape).type("/").type("/body/0/body/2/text/title").says("1 of 1")
    #expect(app.app.chosenLine?.contains("\"Butter\"") == true)
  }

  @Test("Letters typed into the search do not reach the page", arguments: [Size(40, 20), Size(80, 24), Size(140, 40)])
  func lettersAreTyped(size: Size) throws {
    let app = try tree(size: size).type("/quit")
    #expect(app.effects.isEmpty)
    app.says("/quit▏")
  }

  @Test("Enter shows the whole of a value that a line of the JSON cuts, and y copies it")
  func longValuesAreRead() throws {
    let app = try tree(size: Size(60, 24)).type("/Butter").press(.enter).press(.enter).press(.backTab)
    app.type("/").type("/logging/long").press(.enter)
    #expect(app.app.chosenLine?.contains("abc") == true)
    app.press(.enter).page("page").shows("long").shows("abc end")
    app.type("y")
    guard case .copy(let text)? = app.effects.last else {
      Issue.record("nothing is copied")
      return
    }
    #expect(text.string.hasSuffix("abc end"))
  }

  @Test("Enter shows the whole of a cut text, address or identity of a facet", arguments: [40, 80, 140])
  func longTextsAreRead(width: Int) throws {
    let address = "https://img.example/" + String(repeating: "very/long/", count: 30) + "picture.png"
    let app = try TestApp(
      json: #"""
        {"body": [{"id": "s", "body": [
          {"id": "\#(String(repeating: "identity", count: 60))", "component": {"id": "row.text", "category": "row"},
           "text": {"title": "Bread"}, "images": {"icon": {"uri": "\#(address)"}}}]}]}
        """#, size: Size(width, 24), reducesMotion: true)
    app.press(.character("i"))
    if app.app.open.panelBeside?.hasKeys == false { app.press(.character("i")) }
    for label in ["identity", "icon"] {
      app.press(.home)
      for _ in 0..<60 where app.app.chosenLine?.hasPrefix(label) != true { app.press(.down) }
      #expect(app.app.chosenLine?.hasPrefix(label) == true, "\(app.picture)")
      app.press(.enter)
      let dialog = app.app.open.mode.panel as? ModalDialog
      let whole = dialog?.paragraphs.first?.string
      #expect(label == "icon" ? whole == address : whole?.hasSuffix("identity") == true)
      app.press(.end).page("page").shows("OK")
      app.press(.enter)
    }
  }
}
