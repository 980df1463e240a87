import Components
import JSON
import LanguageServer
import Prism
import Testing

/// Completion in feeds that are being written, which are rarely valid.
struct CompletionTests {
  @Test(
    "Ids of components are offered wherever a component is written",
    arguments: [
      #"{"body": [{"id": "a", "component": {"id": "|"}}]}"#,
      #"{"body": [{"id": "a", "component": {"id": "ro|"#,
      "{\"body\": [{\"id\": \"a\",\n \"component\": {\"id\": \"|\n \"category\": \"row\"}, \"text\": {}}]}",
      #"[{"component": {"category": "row", "id": |"#, #"[{"component": {"id":"|"}, "children": [{"component":"#,
      #"{"sections": [{"body": [{"children": [{"component": {"id": "|", "text": {{{]]] "#,
    ])
  func componentsAreOffered(_ text: String) throws {
    var editor = try Editor()
    let offered = try editor.completions(in: text)
    #expect(Set(offered) == Set(Editor.factory.all.map(\.id)))
  }

  @Test("Components of the category that is written already come first")
  func categoryComesFirst() throws {
    var editor = try Editor()
    let offered = try editor.completions(in: #"[{"component": {"category": "filter", "id": "|"}}]"#)
    #expect(offered.prefix(3).allSatisfy { Editor.factory.descriptor(for: $0)?.category == .filter })
  }

  @Test("Keys are those that the component reads and that are not there yet")
  func keysAreOffered() throws {
    var editor = try Editor()
    let facet = #"[{"id": "a", "component": {"id": "row.store", "category": "row"}, "text": {"title": "x", "|"}}]"#
    let texts = try editor.completions(in: facet)
    #expect(texts.contains("subtitle") && texts.contains("accessory") && texts.contains("custom"))
    #expect(!texts.contains("title"))
    let custom = try editor.completions(
      in: #"[{"component": {"id": "row.store"}, "text": {"custom": {"|"#)
    #expect(custom.contains("delivery_fee_string") && !custom.contains("title"))
    let divider = try editor.completions(in: #"[{"component": {"id": "divider.standard"}, |}]"#)
    #expect(!divider.contains("text") && !divider.contains("component") && divider.contains("id"))
  }

  @Test("A feed in camelCase gets keys in camelCase")
  func camelCaseIsKept() throws {
    var editor = try Editor()
    let offered = try editor.completions(
      in:
        #"[{"component": {"id": "row.store"}, "childrenCount": 0, "text": {"titleTextAttributes": {"textStyle": "x", "|"}}}]"#
    )
    #expect(offered == ["textColor"])
  }

  @Test("The objects in custom get keys in snake_case even there, because no other spelling is read")
  func snakeCaseIsOfferedInCustom() throws {
    var editor = try Editor()
    let offered = try editor.completions(
      in:
        #"[{"component": {"id": "row.store"}, "childrenCount": 0, "custom": {"rating": {"average": 4, "|"}}}]"#)
    #expect(offered.contains("average_rating") && !offered.contains("averageRating"), "\(offered)")
  }

  @Test("Values of known kinds are offered, and each of them is known to lint")
  func valuesAreOffered() throws {
    var editor = try Editor()
    let icons = try editor.completions(in: #"[{"component": {"id": "x"}, "images": {"icon": {"local": "|"}}}]"#)
    #expect(icons.contains("clock") && icons.allSatisfy { Icon(wireName: $0) != nil })
    let colors = try editor.completions(
      in: #"[{"component": {"id": "x"}, "style": {"background_color": "|"}}]"#)
    #expect(!colors.isEmpty)
    for color in colors { if case .semantic = WireColor(color) {} else { Issue.record("\(color) is no colour") } }
    let styles = try editor.completions(
      in: #"[{"component": {"id": "x"}, "text": {"title_text_attributes": {"text_style": "|"}}}]"#)
    #expect(!styles.isEmpty)
    for style in styles { if case .semantic = WireTypography(style) {} else { Issue.record("\(style) is no style") } }
    let spacings = try editor.completions(in: #"[{"component": {"id": "x"}, "style": {"spacing": "|"}}]"#)
    #expect(!spacings.isEmpty && spacings.allSatisfy { Spacing(wireToken: $0) != nil })
    let actions = try editor.completions(in: #"[{"component": {"id": "x"}, "events": {"click": {"name": "|"}}}]"#)
    #expect(actions == ["navigate", "load_content", "apply_cuisine_filter", "present_modal"])
    #expect(try editor.completions(in: #"{"component": {"category": "|"}}"#).count == ComponentCategory.allCases.count)
  }

  @Test("A completion replaces the word between the quotes, and adds the quotes that are missing")
  func quotesAreCompleted() throws {
    var editor = try Editor()
    func edit(_ marked: String) throws -> (from: Int?, to: Int?, text: String?) {
      let items = try editor.ask("textDocument/completion", in: marked)["result"]?["items"]?.elements.map { $0 } ?? []
      let edit = items.first { $0["label"]?.string == "category" }?["textEdit"]
      return (
        edit?["range"]?["start"]?["character"]?.int, edit?["range"]?["end"]?["character"]?.int, edit?["newText"]?.string
      )
    }
    #expect(try edit(#"[{"component": {"cat|": 1}}]"#) == (17, 20, "category"))
    #expect(try edit(#"[{"component": {"cat|"#) == (17, 20, "category\": "))
    #expect(try edit(#"[{"component": {|}}]"#) == (16, 16, "\"category\": "))
  }

  @Test(
    "A completion before the closing quote is typed keeps the text behind the cursor",
    arguments: [
      (#"[{"text": {"|}}]"#, "title", #"[{"text": {"title": }}]"#),
      (#"[{"text": {"ti|}, "style": {}}]"#, "title", #"[{"text": {"title": }, "style": {}}]"#),
      (#"[{"text": {"ti| }, "style": {}}]"#, "title", #"[{"text": {"title":  }, "style": {}}]"#),
      (#"[{"text": {"ti|: "x"}}]"#, "title", #"[{"text": {"title": "x"}}]"#),
      (#"[{"text": {"ti|": "x, y"}}]"#, "title", #"[{"text": {"title": "x, y"}}]"#),
      (#"[{"component": {"id": "|}}]"#, "row.text", #"[{"component": {"id": "row.text"}}]"#),
      (
        #"[{"component": {"id": "row.t|}, "text": {"title": "x"}}]"#, "row.text",
        #"[{"component": {"id": "row.text"}, "text": {"title": "x"}}]"#
      ),
      (
        #"[{"component": {"id": "row.t|, "category": "row"}}]"#, "row.text",
        #"[{"component": {"id": "row.text", "category": "row"}}]"#
      ),
    ])
  func textBehindIsKept(_ marked: String, _ label: String, _ expected: String) throws {
    var editor = try Editor()
    let answer = try editor.ask("textDocument/completion", in: marked)
    let edit = try #require(answer["result"]?["items"]?.elements.first { $0["label"]?.string == label }?["textEdit"])
    var text = Array(marked.utf8.filter { $0 != UInt8(ascii: "|") })
    let from = try #require(edit["range"]?["start"]?["character"]?.int)
    let to = try #require(edit["range"]?["end"]?["character"]?.int)
    text.replaceSubrange(from..<to, with: try #require(edit["newText"]?.string).utf8)
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }

  @Test("Keys behind a string without its closing quote are not offered again")
  func keysBehindAreKnown() throws {
    var editor = try Editor()
    let offered = try editor.completions(in: #"[{"text": {"su|, "title": "x", "accessory": "y"}}]"#)
    #expect(offered.contains("subtitle") && !offered.contains("title") && !offered.contains("accessory"))
  }

  @Test("Nothing is offered where a comma or a colon is missing, in texts, and in other files")
  func nothingElsewhere() throws {
    var editor = try Editor()
    for text in [
      #"[{"id" | }]"#, #"[{"id": "a" | }]"#, #"[{"component": {"id": "row.text"}, "text": {"title": "|"}}]"#, "|",
      "[7|]",
      #"[{"id": "a"}] |"#,
    ] {
      #expect(try editor.completions(in: text).isEmpty, "\(text)")
    }
  }

  @Test("Any cut of a feed can be completed, explained and followed at its end")
  func everyCutIsSurvived() throws {
    let feed =
      #"{"body": [{"id": "a\"\\", "component": {"id": "row.store"}, "text": {"title": "é😀", "custom": {"x": [1, tru"#
    var editor = try Editor()
    for count in 0...feed.count {
      let cut = String(feed.prefix(count)) + "|"
      _ = try editor.completions(in: cut)
      _ = try editor.hover(in: cut)
      _ = try editor.ask("textDocument/definition", in: cut)
    }
    let deep = String(repeating: #"{"children": ["#, count: 5000)
    #expect(try editor.completions(in: deep + "|").isEmpty)
  }
}
