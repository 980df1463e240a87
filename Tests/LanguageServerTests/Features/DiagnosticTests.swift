import JSON
import LanguageServer
import Lint
import Testing

/// Findings while a feed is written.
struct DiagnosticTests {
  private static let feed = """
    {"body": [
      {"id": "😀", "component": {"id": "row.unheard_of", "category": "row"}, "text": {"title": "A"}},
      {"id": "b", "component": {"id": "row.text", "category": "row"},
       "text": {"titel": "B"}}]}
    """

  @Test("The findings of lint are sent, each with its code, its severity and the range of its value or key")
  func findingsAreSent() throws {
    var editor = try Editor()
    editor.open(Self.feed, version: 5)
    let linted = Editor.lint(ByteBuffer(Self.feed), "")
    #expect(
      editor.findings == linted.diagnostics.map { "\($0.rule.code)@\(linted.lines.location(of: $0.offset).line - 1)" })
    let message = try #require(editor.notifications.last?["params"])
    #expect(message["version"]?.int == 5)
    let unknown = try #require(message["diagnostics"]?.elements.first { $0["code"]?.string == "F020" })
    #expect(unknown["severity"]?.int == 2 && unknown["source"]?.string == "facet")
    let misspelled = try #require(message["diagnostics"]?.elements.first { $0["code"]?.string == "F060" })
    #expect(misspelled["range"]?["start"]?["character"]?.int == 12)
    #expect(misspelled["range"]?["end"]?["character"]?.int == 19)
  }

  @Test("Columns are counted in the units of the editor")
  func columnsAreCounted() throws {
    let line = #"[{"id": "😀é", "component": {"id": "row.text"}, "text": {"title": "x"}, "txet": {}}]"#
    for (offered, width) in [("utf-8", 6), ("utf-16", 3)] {
      var editor = try Editor(capabilities: #"{"general":{"positionEncodings":["\#(offered)"]}}"#)
      editor.open(line)
      let finding = try #require(
        editor.notifications.last?["params"]?["diagnostics"]?.elements.first { $0["code"]?.string == "F060" })
      let before =
        #"[{"id": ""#.count + width + #"", "component": {"id": "row.text"}, "text": {"title": "x"}, "#.count
      #expect(finding["range"]?["start"]?["character"]?.int == before)
    }
  }

  @Test("Edits change the findings; while the JSON is broken, its fault is marked")
  func editsChangeFindings() throws {
    var editor = try Editor()
    editor.open(Self.feed)
    editor.send([Editor.change(Editor.edit((3, 13), (3, 18), "title"), version: 2)])
    #expect(editor.findings == ["F020@1"])
    editor.send([Editor.change(Editor.edit((3, 21), (3, 22), ""), version: 3)])
    #expect(editor.findings == ["F001@3"])
    editor.send([Editor.change(#"{"text": "{}"}"#, version: 4)])
    #expect(editor.findings == ["F002@0"])
  }

  @Test("Of changes that are waiting, only the last is linted")
  func waitingChangesAreSkipped() throws {
    nonisolated(unsafe) var count = 0
    var editor = try Editor { host in
      let lint = host.lint
      host.lint = { text, path in
        count += 1
        return lint(text, path)
      }
    }
    editor.open(Self.feed)
    editor.send((2...40).map { Editor.change(Editor.edit((0, 0), (0, 0), " "), version: $0) })
    #expect(count == 2)
    #expect(editor.notifications.last?["params"]?["version"]?.int == 40)
  }

  @Test(
    "A file that is something else has no findings",
    arguments: [
      #"{"name": "left-pad", "version": "1.0.0", "scripts": {"test": "true"}}"#, "", "[1, 2", "// comment\n{}",
      #"{"compilerOptions": {/* none */}}"#,
    ])
  func otherFilesAreLeftAlone(_ text: String) throws {
    var editor = try Editor()
    editor.open(text)
    #expect(editor.notifications.isEmpty)
  }

  @Test("A closed document keeps no findings, and a closed one is not asked about")
  func closingClears() throws {
    var editor = try Editor()
    editor.open(Self.feed)
    editor.tell("textDocument/didClose", #"{"textDocument":{"uri":"\#(Editor.uri)"}}"#)
    #expect(editor.findings.isEmpty)
    let answer = try editor.ask(
      "textDocument/hover", #"{"textDocument":{"uri":"\#(Editor.uri)"},"position":{"line":0,"character":0}}"#)
    #expect(answer["error"]?["code"]?.int == -32602)
  }

  @Test("Each file has its own severities, and those that are not listed are left out")
  func severitiesHoldForFiles() throws {
    var editor = try Editor { host in
      let lint = host.lint
      host.severity = LintSeverity(isStrict: false, least: .warning)
      host.lint = { text, path in
        var files = lint(text, path)
        files[0].severities = [.unknownComponent: .note, .misspelledKey: .error]
        return files
      }
    }
    editor.open(Self.feed)
    let unchanged = Editor.lint(ByteBuffer(Self.feed), "").diagnostics.map(\.rule.code)
    #expect(unchanged.contains("F020") && !editor.findings.contains { $0.hasPrefix("F020") })
    let finding = editor.notifications.last?["params"]?["diagnostics"]?.elements.first { $0["code"]?.string == "F060" }
    #expect(finding?["severity"]?.int == 1)
  }

  @Test("After a file is saved, what was read of other files is read again, and all documents are linted")
  func savingReadsAgain() throws {
    nonisolated(unsafe) var (count, forgotten) = (0, 0)
    var editor = try Editor { host in
      let lint = host.lint
      host.lint = { text, path in
        count += 1
        return lint(text, path)
      }
      host.forget = { forgotten += 1 }
      host.takeComplaint = { forgotten == 1 ? "the rules are broken" : nil }
    }
    editor.open(Self.feed)
    editor.tell("textDocument/didSave", #"{"textDocument":{"uri":"file:///facet.json"}}"#)
    #expect(forgotten == 1 && count == 2)
    let message = try #require(editor.notifications.last)
    #expect(message["method"]?.string == "window/showMessage")
    #expect(message["params"]?["message"]?.string == "the rules are broken")
  }

  @Test("The rules of a project are no feed: only their fault is marked")
  func projectFaultsAreMarked() throws {
    var editor = try Editor { host in
      host.projectFaults = { text, path in
        path.hasSuffix("/facet.json") ? [ProjectFault(offset: 11, message: "no such rule")] : nil
      }
    }
    editor.open(#"{"rules": {"F999": "off"}, "component": {"id": "row.nowhere"}}"#, uri: "file:///feeds/facet.json")
    let findings = editor.notifications.last?["params"]?["diagnostics"]?.elements.map { $0 } ?? []
    #expect(findings.count == 1 && findings.first?["message"]?.string == "no such rule")
    #expect(findings.first?["code"] == nil && findings.first?["severity"]?.int == 1)
    #expect(findings.first?["range"]?["start"]?["character"]?.int == 11)
    #expect(findings.first?["range"]?["end"]?["character"]?.int == 17)
  }

  @Test("Changes that make no sense are ignored")
  func senselessChangesAreIgnored() throws {
    var editor = try Editor()
    editor.open(Self.feed)
    let before = editor.findings
    editor.send([
      Editor.change(#"{"range": {"start": {"line": -1, "character": 0}, "end": {}}, "text": "x"}"#, version: 2),
      Editor.change(#"{"text": 7}, 8, null, [], {"range": 1, "text": "x"}"#, version: 3),
      Editor.change(#"{"text": "x"}"#, version: 4, uri: "file:///other.json"),
      #"{"method":"textDocument/didChange","params":null}"#, #"{"method":"textDocument/didOpen","params":[]}"#,
    ])
    #expect(editor.findings == before)
  }
}
