import Foundation
import TestSupport
import Testing

/// `facet lsp`, and showing a facet in a running program.
struct LanguageServerCommandTests {
  private static let open =
    #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://PATH","text":TEXT}}}"#

  /// Runs the server with some messages, and returns all that it writes.
  private static func run(_ messages: [String], environment: [String: String] = [:]) throws -> Command {
    let all = [#"{"id":0,"method":"initialize","params":{"capabilities":{}}}"#] + messages
    let bytes = all.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
    return try Facet.run(["lsp"], input: bytes, environment: environment)
  }

  private static let end = [#"{"id":99,"method":"shutdown"}"#, #"{"method":"exit"}"#]

  private static func opening(_ path: String) throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return open.replacing("PATH", with: path).replacing("TEXT", with: quoted)
  }

  private static func showing(_ path: String, line: Int) -> String {
    #"{"id":7,"method":"workspace/executeCommand","params":{"command":"facet.show","arguments":"#
      + #"[{"uri":"file://\#(path)","position":{"line":\#(line),"character":12}}]}}"#
  }

  /// The line of a text in the sample, counted from zero.
  private static func line(of text: String, in path: String) throws -> Int {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) })
  }

  @Test("The server sends the codes that lint prints, and ends with 0 after shutdown")
  func serverFindsWhatLintFinds() throws {
    let path = Facet.sample("future")
    let run = try Self.run([try Self.opening(path)] + Self.end)
    #expect(run.status == .exited(0) && run.errors.isEmpty)
    // The messages came at once, so shutdown came before the findings were asked for.
    let separate = try Self.run([try Self.opening(path)])
    #expect(separate.status == .exited(1))
    let linted = try Facet.run("lint", path, "--format", "json")
    let code = /"code":"(F\d+)"/
    let expected = linted.output.matches(of: code).map { String($0.output.1) }
    #expect(!expected.isEmpty)
    #expect(separate.output.matches(of: code).map { String($0.output.1) } == expected)
  }

  @Test("Documents that are no files, or in folders that do not exist, are checked like others")
  func documentsWithoutFilesAreChecked() throws {
    let addresses = [
      "git:/quay/gone/kelp.json?ref", "vscode-vfs://github/a/kelp.json", "untitled:quay/kelp.json",
      "untitled:Untitled-1", "vscode-notebook-cell:/a/b#x", "file://quay/kelp.json", "quay/gone/kelp.json", "",
      "file://", "x:",
      "file:///" + String(repeating: "a/", count: 5_000),
    ]
    let text = #""[{\"id\":\"kelp\",\"component\":{\"id\":\"buoy.round\"}}]""#
    let messages = addresses.map { Self.open.replacing("file://PATH", with: $0).replacing("TEXT", with: text) }
    let run = try Self.run(messages)
    #expect(run.status == .exited(1), "\(run.status)")
    #expect(run.output.components(separatedBy: #""code":"F020""#).count == addresses.count + 1, "\(run.output)")
  }

  private static func asking(forActionsIn path: String, line: Int) -> String {
    #"{"id":8,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file://\#(path)"},"#
      + #""range":{"start":{"line":\#(line),"character":0},"end":{"line":\#(line),"character":99}}}}"#
  }

  @Test("The corrections of lint --fix are offered, each with the text that --fix would write")
  func correctionsAreOffered() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("menu.json")
    let lines = [
      #"[{"id": "é😀", "id": "soup", "component": {"id": "row.text"},"#, #" "text": {"titel": "Soup"},"#,
      #" "children_count": 3}]"#,
    ]
    let text = lines.joined(separator: "\r\n")
    try Data(text.utf8).write(to: URL(filePath: path))
    var messages = [try Self.opening(path)]
    messages += lines.indices.map { Self.asking(forActionsIn: path, line: $0) }
    let run = try Self.run(messages)
    // Each edit as the editor would apply it, in UTF-16.
    var edits: [(line: Int, from: Int, to: Int, text: String)] = []
    let form =
      /"range":\{"start":\{"line":(\d+),"character":(\d+)\},"end":\{"line":(\d+),"character":(\d+)\}\},"newText":"((?:[^"\\]|\\.)*)"/
    for match in run.output.matches(of: form) {
      let (line, end) = (try #require(Int(match.1)), try #require(Int(match.3)))
      try #require(line == end)
      let text = String(match.5).replacing("\\\"", with: "\"")
      edits.append((line, try #require(Int(match.2)), try #require(Int(match.4)), text))
    }
    var edited = lines
    for edit in edits {
      let units = Array(edited[edit.line].utf16)
      edited[edit.line] =
        String(decoding: units[..<edit.from], as: UTF16.self) + edit.text
        + String(decoding: units[edit.to...], as: UTF16.self)
    }
    #expect(try Facet.run("lint", "--fix", path).status == .exited(0))
    #expect(edits.count == 3)
    #expect(edited.joined(separator: "\r\n") == (try String(contentsOfFile: path, encoding: .utf8)))
  }

  @Test("The facet.json above a feed holds in the editor, with its severities and its baseline")
  func projectsHold() throws {
    let folder = try TemporaryFolder()
    let feeds = folder.path("feeds")
    try FileManager.default.createDirectory(atPath: feeds, withIntermediateDirectories: true)
    let (known, fresh, draft) = (feeds + "/known.json", feeds + "/new.json", feeds + "/draft.json")
    let feed = #"[{"id": "a", "component": {"id": "row.nowhere", "category": "row"}, "text": {"titel": "A"}}]"#
    for path in [known, fresh, draft] { try Data(feed.utf8).write(to: URL(filePath: path)) }
    let rules = #"{"rules": {"F060": "error"}, "ignore": ["draft.json"], "baseline": "accepted.json"}"#
    try Data(rules.utf8).write(to: URL(filePath: folder.path("facet.json")))
    try #require(try Facet.run("lint", known, "--update-baseline").status == .exited(0))
    let run = try Self.run([try Self.opening(known), try Self.opening(fresh), try Self.opening(draft)])
    let reports = run.output.split(separator: "Content-Length").filter { $0.contains("publishDiagnostics") }
    try #require(reports.count == 2)
    #expect(reports[0].contains("known.json") && reports[0].contains(#""diagnostics":[]"#))
    #expect(reports[1].contains("new.json") && !run.output.contains("draft.json"))
    let misspelled = try #require(reports[1].split(separator: #"{"range""#).first { $0.contains(#""code":"F060""#) })
    #expect(misspelled.contains(#""severity":1"#), "\(misspelled)")
  }

  @Test("A facet.json that cannot be read is said once; its fault is marked where it is open, and all rules hold")
  func brokenProjectsAreSaid() throws {
    let folder = try TemporaryFolder()
    let (feed, rules) = (folder.path("menu.json"), folder.path("facet.json"))
    try Data(#"[{"id": "a", "component": {"id": "row.nowhere"}}]"#.utf8).write(to: URL(filePath: feed))
    try Data("{\n \"rules\": {\"F999\": \"off\"}}".utf8).write(to: URL(filePath: rules))
    let run = try Self.run([try Self.opening(feed), try Self.opening(rules)])
    #expect(run.output.matches(of: /showMessage/).count == 1)
    let reports = run.output.split(separator: "Content-Length").filter { $0.contains("publishDiagnostics") }
    #expect(reports.contains { $0.contains("menu.json") && $0.contains("F020") })
    #expect(
      reports.contains {
        $0.contains("facet.json") && $0.contains("F999") && $0.contains(#""start":{"line":1,"character":19}"#)
      }, "\(reports)")
    // A file that the user names has to be readable.
    let named = try Facet.run("lsp", "--config", rules)
    #expect(named.status == .exited(64) && named.errors.contains("F999"))
  }

  @Test("Without messages, and with noise, the server ends when its input does")
  func endOfInputEndsTheServer() throws {
    #expect(try Facet.run(["lsp"]).status == .exited(1))
    let noise = try Facet.run(["lsp", "--stdio"], input: Array(repeating: 0xFF, count: 100_000))
    #expect(noise.status == .exited(1) && noise.output.contains("-32600"))
    #expect(try Facet.run("lsp", "home.json").status == .exited(64))
  }

  @Test("The command of the editor moves a running facet, which refuses other files and other lines")
  func runningFacetIsMoved() throws {
    let runtime = try TemporaryFolder()
    chmod(runtime.path, 0o700)
    let environment = ["XDG_RUNTIME_DIR": runtime.path]
    let home = Facet.sample("home")
    let session = try PtySession(Facet.path, [home], environment: environment)
    try session.wait(forText: "q quit", after: 0)
    let files = FileManager.default
    try #require(session.socket(in: runtime.path("facet")) != nil)
    let title = "Most loved by your neighbors"
    #expect(!String(decoding: session.output, as: UTF8.self).contains("Most loved"))
    let line = try Self.line(of: title, in: home)
    let shown = try Self.run([try Self.opening(home), Self.showing(home, line: line)], environment: environment)
    #expect(shown.output.contains(#""id":7,"result":null"#), "\(shown.output.suffix(300))")
    try session.wait(forText: "Most loved", after: 0)

    let store = Facet.sample("store")
    let other = try Self.run([try Self.opening(store), Self.showing(store, line: 9)], environment: environment)
    #expect(other.output.contains("facet shows another page: home.json"))

    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try files.contentsOfDirectory(atPath: runtime.path("facet")).isEmpty)
    let late = try Self.run([try Self.opening(home), Self.showing(home, line: line)], environment: environment)
    #expect(late.output.contains("no facet is running that can be asked"))
  }

  @Test("--no-socket, and a folder that others can enter, leave the program without a socket")
  func socketsCanBeSwitchedOff() throws {
    for (mode, words) in [(mode_t(0o700), ["--no-socket"]), (0o755, [])] {
      let runtime = try TemporaryFolder()
      chmod(runtime.path, mode)
      let session = try PtySession(
        Facet.path, [Facet.sample("home")] + words, environment: ["XDG_RUNTIME_DIR": runtime.path])
      try session.wait(forText: "q quit", after: 0)
      try session.send("j")
      _ = session.outputWhileIdle(for: .milliseconds(200))
      #expect(!FileManager.default.fileExists(atPath: runtime.path("facet")))
      try session.send("q")
      #expect(try session.waitForExit() == .exited(0))
    }
  }
}
