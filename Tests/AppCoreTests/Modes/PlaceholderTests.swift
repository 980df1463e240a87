import AppTestSupport
import DoorDash
import Drawing
import FacetModel
import Prism
import Testing

@testable import AppCore
@testable import Pages

/// The placeholder text of an empty field, in its own text style.
struct PlaceholderTests {
  private let feed = #"""
    {"body": [{"id": "where", "component": {"id": "address-picker", "category": "header-interactive"}},
      {"id": "note", "component": {"id": "row.text"}, "text": {"title": "Lanterns"}}]}
    """#

  /// The style of the first cell of the words, the status line included.
  private func look(of words: String, in app: TestApp) -> ResolvedStyle? {
    let frame = app.frame
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width where frame[x, y].glyph?.text == words.first.map(String.init) {
        let text = (x..<frame.size.width).compactMap { frame[$0, y].glyph?.text }.joined()
        if text.hasPrefix(words) { return frame[x, y].style }
      }
    }
    return nil
  }

  @Test("The palette shows a placeholder in its text style until the first letter is typed")
  func paletteShowsAPlaceholder() throws {
    let app = try TestApp(json: feed)
    app.press(.character(":"))
    let shown = try #require(look(of: "a command, page or section", in: app))
    let meant = app.app.screen.theme.style(.textFieldPlaceholder, on: .background(.elevated))
    #expect(shown.attributes == meant.attributes && shown.attributes.contains(.italic))
    #expect(shown.foreground == meant.foreground)
    app.type("q")
    #expect(!app.rows.joined().contains("a command, page"))
    app.press(.backspace)
    #expect(app.rows.joined().contains("a command, page"))
  }

  @Test("The search and the address field show a placeholder until the first letter is typed")
  func promptsShowAPlaceholder() throws {
    let app = try TestApp(json: feed)
    app.press(.character("/"))
    #expect(app.statusLine.hasPrefix(" /▏words on this page"))
    #expect(look(of: "words on this page", in: app)?.attributes.contains(.italic) == true)
    app.type("l")
    #expect(app.statusLine.hasPrefix(" /l▏  1 of "))
    app.press(.escape)
    app.press(.down)
    app.press(.enter)
    #expect(app.statusLine.hasPrefix(" Deliver to: ▏street and town"), "\(app.statusLine)")
    app.type("5")
    #expect(app.statusLine.hasPrefix(" Deliver to: 5▏") && !app.statusLine.contains("street and town"))
  }

  @Test("An address looks like a placeholder until the user has typed it")
  func theAddressLooksTyped() throws {
    let app = try TestApp(json: feed)
    let asked = try #require(look(of: "Choose an address", in: app))
    #expect(asked.attributes.contains(.italic))
    app.press(.down)
    app.press(.enter)
    app.type("5 Quay Lane").press(.enter)
    let typed = try #require(look(of: "5 Quay Lane", in: app))
    #expect(!typed.attributes.contains(.italic))
  }

  @Test("On a narrow screen the placeholder is cut and no line is too long", arguments: [28, 33, 40])
  func narrowScreensCutIt(width: Int) throws {
    let app = try TestApp(json: feed, size: Size(width, 12))
    app.press(.character("/"))
    #expect(app.rows.allSatisfy { $0.count <= width })
    #expect(app.statusLine.hasPrefix(" /▏wor"))
    app.press(.escape)
    app.press(.character(":"))
    #expect(app.rows.joined().contains(":▏a comm"))
  }

  @Test(
    "A backend can ask for the style of placeholders",
    arguments: [
      "DLS_TEXT_STYLE_TEXT_FIELD_PLACEHOLDER", "TextFieldPlaceholder", "DLS_TEXT_STYLE_PLACEHOLDER",
    ])
  func backendsCanAskForPlaceholders(token: String) {
    #expect(WireTypography(token) == .semantic(.textFieldPlaceholder))
  }
}
