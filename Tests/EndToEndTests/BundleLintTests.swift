import Foundation
import TestSupport
import Testing

/// Linting a folder of saved responses and its index.
struct BundleLintTests {
  private static let feed = #"{"id":"a","component":{"id":"row.store"}}"#

  /// Runs `body` with a temporary folder that holds these files.
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }

  private func report(_ arguments: String...) throws -> LintOutput {
    let command = try Command.run(Facet.path, ["lint", "--format", "json"] + arguments)
    return try JSONDecoder().decode(LintOutput.self, from: Data(command.outputBytes))
  }

  @Test("The sample feeds are a bundle whose index has no faults")
  func theSamplesAreABundleWithoutFaults() throws {
    let files = try report(Repository.path("SampleFeeds")).files
    #expect(Set(files.map(\.path)).count == files.count)
    let index = try #require(files.first)
    #expect(index.path.hasSuffix("/index.json") && index.dialect == "bundle" && index.diagnostics.isEmpty)
    #expect(files.dropFirst().allSatisfy { $0.dialect != "bundle" && $0.dialect != nil })
    #expect(try report(Repository.path("SampleFeeds/index.json")).files.map(\.dialect) == ["bundle"])
  }

  @Test("A fault of an index is shown with its line, column and pointer")
  func aFaultIsShownInItsPlace() throws {
    let index = "{\n  \"entry\": \"home.json\",\n  \"answers\": [{\"uri\": \"store/*\", \"file\": \"../x\"}]\n}\n"
    try withFolder(["index.json": index, "home.json": Self.feed]) { folder in
      let command = try Facet.run("lint", folder)
      #expect(command.status == .exited(1))
      #expect(
        command.output.hasPrefix(
          """
          \(folder)/index.json:3:42: error[F053]: '../x' is not a file name in this folder
           3 |   "answers": [{"uri": "store/*", "file": "../x"}]
             |                                          ^
          """))
      let finding = try #require(try report(folder + "/index.json").files.first?.diagnostics.first)
      #expect(finding.pointer == "/answers/0/file" && finding.line == 3 && finding.column == 42)
    }
  }

  @Test("A further page in an archive has its repeated facets at their places in the archive")
  func repeatsOfAnArchivedPage() throws {
    func page(_ ids: [String]) -> String {
      let rows = ids.map { #"{"id":"\#($0)","component":{"id":"row.text"},"text":{"title":"\#($0)"}}"# }
      return #"{"body":[{"id":"all","body":[\#(rows.joined(separator: ","))]}]}"#
    }
    let responses = [page(["c", "b", "a"]), page(["d"])].map { text -> [String: Any] in
      [
        "request": ["method": "GET", "url": "https://feeds.example.com/home"],
        "response": ["status": 200, "content": ["mimeType": "application/json", "text": text]],
      ]
    }
    let archive = try JSONSerialization.data(withJSONObject: ["log": ["version": "1.2", "entries": responses]])
    let files = [
      "1.json": page(["a", "b"]), "2.har": String(decoding: archive, as: UTF8.self),
      "index.json": #"{"entry": "1.json", "answers": [{"after": "1.json", "file": "2.har"}]}"#,
    ]
    try withFolder(files) { folder in
      let found = try report(folder).files.map { $0.diagnostics.filter { $0.code == "F047" } }
      let text = "/log/entries/0/response/content/text"
      #expect(found.map { $0.map(\.pointer) } == [[], [], [text + "/body/0/body/1", text + "/body/0/body/2"], []])
      for finding in try #require(found.dropFirst(2).first) {
        let rest = archive.dropFirst(finding.column - 1)
        #expect(String(decoding: rest.prefix(5), as: UTF8.self) == #"{\"id"#, "the place of the facet")
      }
      let command = try Facet.run("lint", folder, "--min-severity", "note")
      #expect(command.output.matches(of: /2\.har:1:\d+:.* \w+\[F047\]/).count == 2)
    }
  }

  @Test("Lint reports the facets that a further page of a bundle repeats, but not for that page alone")
  func repeatsOfFurtherPages() throws {
    func page(_ ids: [String]) -> String {
      let rows = ids.map { #"{"id":"\#($0)","component":{"id":"row.text"},"text":{"title":"\#($0)"}}"# }
      return #"{"body":[{"id":"all","body":[\#(rows.joined(separator: ","))]}]}"#
    }
    let index = """
      {"entry": "1.json", "answers": [{"after": "2.json", "file": "3.json"}, {"after": "1.json", "file": "2.json"},
       {"after": "3.json", "file": "1.json"}]}
      """
    let files = ["1.json": page(["a", "b"]), "2.json": page(["b", "c"]), "3.json": page(["a", "c", "d"])]
    try withFolder(files.merging(["index.json": index]) { $1 }) { folder in
      let codes = try report(folder).files.flatMap(\.diagnostics).map(\.code)
      #expect(!codes.contains("F047"), "a ring of pages has no first page")
    }
    let line = index.replacing(#", "file": "1.json""#, with: #", "file": "none.json""#)
    try withFolder(files.merging(["index.json": line]) { $1 }) { folder in
      let found = try report(folder).files.map { $0.diagnostics.filter { $0.code == "F047" }.map(\.pointer) }
      #expect(
        found == [[], [], ["/body/0/body/0"], ["/body/0/body/0", "/body/0/body/1"]])
      #expect(try report(folder + "/2.json").files.flatMap(\.diagnostics).isEmpty)
    }
    let fork = #"{"entry":"1.json","answers":[{"after":"2.json","file":"3.json"},{"after":"1.json","file":"3.json"}]}"#
    try withFolder(files.merging(["index.json": fork]) { $1 }) { folder in
      let found = try report(folder).files.flatMap { $0.diagnostics.filter { $0.code == "F047" }.map(\.pointer) }
      #expect(found == ["/body/0/body/1"], "the first entry of the index decides, in every run")
    }
  }

  @Test("Every file of an index is linted once, even when it has two names")
  func everyFileOfAnIndexIsLintedOnce() throws {
    let index = #"{"entry":"home.json","answers":[{"uri":"a","file":"saved.txt"},{"uri":"b","file":"also.json"}]}"#
    let files = ["index.json": index, "home.json": Self.feed, "saved.txt": Self.feed, "sub/more.json": Self.feed]
    try withFolder(files) { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/also.json", withDestinationPath: "saved.txt")
      let paths = try report(folder).files.map { $0.path.dropFirst(folder.count + 1) }
      #expect(paths == ["index.json", "also.json", "home.json", "sub/more.json"])
    }
  }

  @Test("A file without a feed is an error when the index names it, and skipped otherwise")
  func filesOfAnIndexAreNotSkipped() throws {
    let files = ["index.json": #"{"entry":"home.json"}"#, "home.json": #"{"x":1}"#, "package.json": #"{"x":1}"#]
    try withFolder(files) { folder in
      let command = try Facet.run("lint", folder)
      #expect(command.status == .exited(65))
      #expect(command.output.contains("\(folder)/home.json:1:1: error[F002]"))
      #expect(command.errors == "facet: \(folder)/package.json: skipped: no feed in it\n")
    }
  }

  @Test("A file called index is linted as the feed or the index that it holds")
  func aFeedMayBeCalledIndexAndAnIndexMayBeBroken() throws {
    let inside = ["feed/index.json": Self.feed, "broken/index.json": "[", "list/index.json": "[]", "index.txt": "{}"]
    try withFolder(inside) { folder in
      let feed = try report(folder + "/feed").files
      #expect(feed.map(\.dialect) == ["article"])
      let faults = [
        "broken/index.json": ("F001", 65), "list/index.json": ("F050", 1), "list": ("F050", 1),
        "index.txt": ("F002", 65),
      ]
      for (name, (code, status)) in faults {
        let found = try report("\(folder)/\(name)").files.flatMap(\.diagnostics)
        #expect(found.map(\.code) == [code], "\(name)")
        #expect(try Facet.run("lint", "\(folder)/\(name)").status == .exited(Int32(status)), "\(name)")
      }
    }
    #expect(try Facet.run("lint", "-", input: Array(#"{"entry":"a"}"#.utf8)).status == .exited(65))
  }

  @Test("Pipes, devices, folders and loops of links in an index are reported and not read")
  func pipesAndDevicesAreNotRead() throws {
    let index =
      #"{"entry":"pipe","answers":[{"uri":"a","file":"loop"},{"uri":"b","file":"sub"},{"uri":"c","file":"zero"}]}"#
    try withFolder(["index.json": index, "sub/home.json": Self.feed]) { folder in
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: "loop")
      try FileManager.default.createSymbolicLink(atPath: folder + "/sub/up", withDestinationPath: "..")
      try FileManager.default.createSymbolicLink(atPath: folder + "/zero", withDestinationPath: "/dev/zero")
      let files = try report(folder).files
      #expect(files.map { $0.path.dropFirst(folder.count) } == ["/index.json", "/sub/home.json"])
      #expect(files[0].diagnostics.map(\.code) == ["F054", "F054", "F054", "F054"])
    }
  }

  @Test("File names cannot send control characters to the terminal")
  func namesCannotControlATerminal() throws {
    let name = "a\u{1B}[31m\u{202E}b\u{7}"
    let index = #"{"entry":"a\u001b[31m\u202eb\u0007","answers":[{"uri":"\u001b]0;x\u0007*y","file":"\u009b2J"}]}"#
    try withFolder(["index.json": index, name: Self.feed]) { folder in
      for arguments in [
        ["lint", folder], ["lint", folder, "--format", "json"], ["open", folder], ["render", folder],
      ] {
        let command = try Command.run(Facet.path, arguments)
        for stream in [command.output, command.errors] {
          let bad = stream.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
          #expect(bad.isEmpty, "\(arguments): \(bad)")
          #expect(!stream.contains("\u{202E}"))
        }
      }
      let codes = try report(folder + "/index.json").files.flatMap(\.diagnostics).map(\.code)
      #expect(codes == ["F031", "F055", "F031", "F054"])
    }
  }

  @Test("Huge and deeply nested indexes are refused with their usual status")
  func hugeIndexesAreLinted() throws {
    let same = String(repeating: #"{"uri":"store/*","file":"../x"},"#, count: 5_000)
    let nested = (1...5_000).map { #"{"uri":"\#(String(repeating: "a", count: $0 % 300))*","file":"f\#($0)"}"# }
    let indexes = [
      #"{"entry":"a","answers":[\#(same)7]}"#, #"{"entry":"a","answers":[\#(nested.joined(separator: ","))]}"#,
      #"{"entry":"\#(String(repeating: "../", count: 20_000))"}"#,
    ]
    for index in indexes {
      try withFolder(["index.json": index]) { folder in
        let command = try Facet.run("lint", folder + "/index.json")
        #expect(command.status == .exited(1))
      }
    }
    let deep = #"{"entry":"a","x":"# + String(repeating: "[", count: 20_000)
    try withFolder(["index.json": deep]) { folder in
      let command = try Facet.run("lint", folder)
      #expect(command.status == .exited(65))
    }
  }
}
