import LanguageServer
import Testing

/// Explanations of the word under the pointer.
struct HoverTests {
  private func hover(_ text: String) throws -> String? {
    var editor = try Editor()
    return try editor.hover(in: text)
  }

  @Test("A component is explained: its version, the brands that draw it, and its fields")
  func componentsAreExplained() throws {
    let text = try #require(try hover(#"[{"component": {"id": "row.|store"}}]"#))
    let store = try #require(Editor.factory.descriptor(for: "row.store"))
    #expect(text.contains("since \(store.since)") && text.contains(store.summary))
    #expect(text.contains("Drawn by red, blue.") && text.contains("text.title: the name or heading"))
  }

  @Test("An unknown component is named with those that are spelled like it")
  func unknownComponents() throws {
    #expect(try hover(#"[{"component": {"id": "|row.stoer"}}]"#)?.contains("did you mean row.store?") == true)
    #expect(try hover(#"[{"component": {"id": "|zzz"}}]"#)?.contains("no component of this client") == true)
  }

  @Test("A key is explained by the component that reads it, in either spelling")
  func keysAreExplained() throws {
    let title = try hover(#"[{"component": {"id": "row.text"}, "text": {"ti|tle": "x"}}]"#)
    #expect(title?.contains("the name or heading") == true && title?.contains("row.text reads it") == true)
    let icon = try hover(#"[{"component": {"id": "row.text"}, "images": {"background|": {}}}]"#)
    #expect(icon?.contains("row.text does not read it") == true)
    let color = try hover(#"[{"component": {"id": "row.text"}, "style": {"backgroundColor|": ""}}]"#)
    #expect(color?.contains("the colour behind it") == true)
    #expect(try hover(#"{"bo|dy": []}"#)?.contains("the sections or facets of the page") == true)
  }

  @Test("Values are explained: actions with their version, icons and tokens with what brands define")
  func valuesAreExplained() throws {
    #expect(
      try hover(#"[{"component": {"id": "x"}, "events": {"click": {"name": "present_|modal"}}}]"#)?.contains(
        "since 6.1.0")
        == true)
    #expect(
      try hover(#"[{"component": {"id": "x"}, "images": {"icon": {"local": "cl|ock"}}}]"#)?.contains("icon.small.clock")
        == true)
    #expect(
      try hover(#"[{"component": {"id": "x"}, "style": {"border": {"color": "TEXT_|SUBDUED"}}}]"#)?
        .contains("color.text.subdued") == true)
  }

  @Test("A place with a finding names the rule")
  func findingsAreExplained() throws {
    for member in [#""titel": "|x""#, #""ti|tel": "x""#, #""titel":| "x""#] {
      let text = try hover(#"[{"id": "a", "component": {"id": "row.text"}, "text": {"# + member + "}}]")
      #expect(text?.contains("F060 keys are spelled as they are read") == true, "\(member)")
    }
  }

  @Test("Words of the feed cannot write markup or control characters into an explanation")
  func wordsAreHarmless() throws {
    var editor = try Editor(capabilities: #"{"textDocument":{"hover":{"contentFormat":["markdown"]}}}"#)
    let text = try #require(
      try editor.hover(in: "[{\"component\": {\"id\": \"|`](http://x)<b>\u{202E}\u{7}\"}}]"))
    #expect(text.hasPrefix("**`](http://x)<b>"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{7}" })
  }
}
