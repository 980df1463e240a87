import FacetModel
import JSON
import LanguageServer
import Testing

/// Corrections, the outline, and showing a facet.
struct CodeActionTests {
  private static let feed = """
    {"body": [{"id": "a~/b", "component": {"id": "row.text", "category": "row"}, "text": {"title": "A"}},
      {"id": "c", "component": {"id": "list.standard", "category": "list"},
       "children": [{"id": "d", "component": {"id": "row.text"}, "text": {"titel": "D"}}]}]}
    """

  private func parameters(line: Int, _ from: Int, _ to: Int, context: String = "{\"diagnostics\":[]}") -> String {
    #"{"textDocument":{"uri":"\#(Editor.uri)"},"range":{"start":{"line":\#(line),"character":\#(from)},"#
      + #""end":{"line":\#(line),"character":\#(to)}},"context":\#(context)}"#
  }

  @Test("A correction is offered where its finding is marked, with its edits")
  func correctionsAreOffered() throws {
    var editor = try Editor { host in
      host.fixes = { file in
        file.diagnostics.filter { $0.rule == .misspelledKey }.map {
          QuickFix(
            title: "Spell it 'title'", offset: $0.offset, rule: $0.rule,
            edits: [($0.offset - 8..<$0.offset - 3, "title")])
        }
      }
    }
    editor.open(Self.feed)
    // On the key, where the mark is.
    let onKey = try editor.ask("textDocument/codeAction", parameters(line: 2, 74, 74))["result"]?.elements.map { $0 }
    #expect(onKey?.contains { $0["kind"]?.string == "quickfix" } == true)
    let actions = try editor.ask("textDocument/codeAction", parameters(line: 2, 80, 80))["result"]?.elements.map { $0 }
    let fix = try #require(actions?.first { $0["kind"]?.string == "quickfix" })
    #expect(fix["title"]?.string == "Spell it 'title'")
    #expect(fix["diagnostics"]?.elements.first(1, as: { $0["code"]?.string }) == ["F060"])
    let edit = fix["edit"]?["changes"]?[Editor.uri]?.elements.map { $0 }.first
    #expect(edit?["newText"]?.string == "title" && edit?["range"]?["start"]?["line"]?.int == 2)
    let elsewhere = try editor.ask("textDocument/codeAction", parameters(line: 0, 0, 1))["result"]?.elements.map { $0 }
    #expect(elsewhere?.contains { $0["kind"]?.string == "quickfix" } == false)
    let only = try editor.ask(
      "textDocument/codeAction", parameters(line: 2, 80, 80, context: #"{"only":["refactor"]}"#))
    #expect(only["result"]?.elements.map { $0 }.isEmpty == true)
  }

  @Test("The command shows the innermost facet around the cursor, by its file and its pointer")
  func facetsAreShown() throws {
    var editor = try Editor()
    editor.open(Self.feed)
    let action = try #require(
      try editor.ask("textDocument/codeAction", parameters(line: 2, 60, 60))["result"]?.elements.map { $0 }.last)
    #expect(action["command"]?["command"]?.string == LanguageServer.showCommand)
    for (line, character, pointer) in [
      (2, 80, "/body/1/children/0"), (2, 5, "/body/1"), (0, 40, "/body/0"),
    ] {
      _ = editor.send([
        #"{"id":1,"method":"workspace/executeCommand","params":{"command":"facet.show","arguments":[{"uri":""#
          + Editor.uri + #"","position":{"line":\#(line),"character":\#(character)}}]}}"#
      ])
      #expect(editor.orders.last?.pointer == pointer)
      #expect(editor.orders.last?.file == "/feeds/home.json")
    }
  }

  @Test("Showing a facet is offered only where one is, and the command refuses other places")
  func noFacetIsShown() throws {
    var editor = try Editor()
    editor.open(Self.feed + "\n")
    for (line, character, isOffered) in [(2, 60, true), (0, 12, true), (0, 0, false), (0, 3, false), (3, 0, false)] {
      let actions = try editor.ask("textDocument/codeAction", parameters(line: line, character, character))["result"]
      let titles = actions?.elements.compactMap { $0["title"]?.string } ?? []
      #expect(titles.contains("Show this facet in facet") == isOffered, "\(line):\(character)")
    }
    let answer = try editor.ask(
      "workspace/executeCommand",
      #"{"command":"facet.show","arguments":[{"uri":"\#(Editor.uri)","position":{"line":3,"character":0}}]}"#)
    #expect(answer["error"]?["message"]?.string == "there is no facet at the cursor")
    #expect(editor.orders.isEmpty)
  }

  @Test("The outline lists the facets by their ids")
  func outlineListsFacets() throws {
    var editor = try Editor()
    editor.open(Self.feed)
    let symbols =
      try editor.ask("textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(Editor.uri)"}}"#)["result"]?
      .elements.map { $0 } ?? []
    #expect(Set(symbols.compactMap { $0["name"]?.string }) == ["a~/b", "c", "d"])
    let inner = symbols.first { $0["name"]?.string == "d" }
    #expect(inner?["containerName"]?.string == "c" && inner?["location"]?["range"]?["start"]?["line"]?.int == 2)
  }
}
