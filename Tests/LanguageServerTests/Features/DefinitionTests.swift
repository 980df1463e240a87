import JSON
import LanguageServer
import Testing

/// The targets of references.
struct DefinitionTests {
  @Test("A reference of a page cache leads to its entry")
  func referencesAreFollowed() throws {
    var editor = try Editor()
    let answer = try editor.ask(
      "textDocument/definition",
      in: "{\"a\": \"F:row\",\n \"x\": {\"component\": {\"__ref\": \"F:|row\"}},\n \"F:row\": {\"id\": \"row.text\"}}")
    let range = answer["result"]?["range"]?["start"]
    #expect(range?["line"]?.int == 2 && range?["character"]?.int == 1)
    #expect(answer["result"]?["uri"]?.string == Editor.uri)
  }

  @Test("A section that an action reloads is found by its id")
  func sectionsAreFollowed() throws {
    var editor = try Editor()
    let answer = try editor.ask(
      "textDocument/definition",
      in: """
        {"body": [{"id": "s1", "body": [{"id": "a", "component": {"id": "row.text"},
          "events": {"click": {"name": "load_content", "data": {"sections": ["s0", "s|2"]}}}}]},
         {"id": "s2", "body": []}]}
        """)
    #expect(answer["result"]?["range"]?["start"]?["line"]?.int == 2)
  }

  @Test("The data of an action may be a string of JSON, as the web sends it")
  func dataInStringsIsFollowed() throws {
    var editor = try Editor { host in
      host.fileAnswering = { uri, _ in uri == "store/7?a=1&b=2" ? "/feeds/store.json" : nil }
    }
    func feed(_ data: String) -> String {
      #"{"body": [{"id": "s1", "body": [{"id": "a", "component": {"id": "row.text"}, "events": {"click": "#
        + #"{"name": "x", "data": "\#(data)"}}}]},"# + "\n" + #"{"id": "s2", "body": []}]}"#
    }
    for data in [#"{\"sections\": [\"s1\", \"s|2\"]}"#, #"{\"a\": \"\u00e9\", \"sections\":[\|"s2\"]}"#] {
      let answer = try editor.ask("textDocument/definition", in: feed(data))
      #expect(answer["result"]?["range"]?["start"]?["line"]?.int == 1, "\(data)")
    }
    let link = try editor.ask("textDocument/definition", in: feed(#"{\"uri\": \"store/|7?a=1\u0026b=2\"}"#))
    #expect(link["result"]?["uri"]?.string == "file:///feeds/store.json")
    for data in [
      #"{\"sec|tions\": [\"s2\"]}"#, #"{\"other\": [\"s|2\"]}"#, "s|2",
      #"{\"x\": {\"uri\": \"store/7?|a=1&b=2\"}}"#,
    ] {
      let answer = try editor.ask("textDocument/definition", in: feed(data))
      #expect(answer["result"]?.isNull == true, "\(data)")
    }
  }

  @Test("A section is found behind facets that have its id")
  func sectionsBehindFacets() throws {
    var editor = try Editor()
    let text = #"""
      {"header": [{"id": "s2", "component": {"id": "row.text"}}],
       "body": [
        {"id": "s1", "body": [{"id": "s2", "component": {"id": "row.text"}, "events": {"click":
          {"name": "load_content", "data": {"sections": ["s|2"]}}}}]},
        {"id": "s2", "body": []}]}
      """#
    let answer = try editor.ask("textDocument/definition", in: text)
    #expect(answer["result"]?["range"]?["start"]?["line"]?.int == 4)
  }

  @Test("A link leads to the file that answers it")
  func linksAreFollowed() throws {
    var editor = try Editor { host in
      host.fileAnswering = { uri, path in uri == "store/7" && path == "/feeds/home.json" ? "/feeds/a b%.json" : nil }
    }
    let text = #"[{"component": {"id": "x"}, "events": {"click": {"name": "navigate", "data": {"uri": "store/|7"}}}}]"#
    #expect(
      try editor.ask("textDocument/definition", in: text)["result"]?["uri"]?.string == "file:///feeds/a%20b%25.json")
    #expect(
      try editor.ask("textDocument/definition", in: text.replacing("|7", with: "|8"))["result"]?.isNull == true)
  }

  @Test("Other words lead nowhere")
  func wordsLeadNowhere() throws {
    var editor = try Editor()
    for text in [
      #"{"bo|dy": []}"#, #"{"x": {"__ref": "|gone"}}"#, #"{"__ref|": "x"}"#, #"{"a": 1|}"#, #"["s|2"]"#, "|",
    ] {
      #expect(try editor.ask("textDocument/definition", in: text)["result"]?.isNull == true, "\(text)")
    }
  }
}
