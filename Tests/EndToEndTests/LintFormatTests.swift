import Foundation
import FoundationXML
import TestSupport
import Testing

/// The formats of lint for other programs, compared with its JSON.
@Suite struct LintFormatTests {
  private static let sources = [Repository.path("SampleFeeds"), Repository.path("Tests/Hostile"), "no such file"]

  private func findings(_ sources: [String], _ options: String...) throws -> [(
    path: String, finding: LintOutput.Finding
  )] {
    let run = try Command.run(Facet.path, ["lint", "--format", "json"] + options + sources)
    let files = try JSONDecoder().decode(LintOutput.self, from: Data(run.outputBytes)).files
    return files.flatMap { file in file.diagnostics.map { (file.path, $0) } }
  }

  @Test("A finding about a key is at the key, in every format, in a plain file and in a string")
  func findingsAboutKeysAreAtTheKeys() throws {
    let file = try TemporaryFile(
      #"""
      [{"id": "a", "component": {"id": "row.store"}, "text": {"title": "Kelp"},
        "txet"
          : {"title": "Kelp"}, "events": null, "events":{},
        "custom": "{\"ratng\": {\"average_rating\": 4}}"}]
      """#)
    let found = try findings([file.path]).map { "\($0.finding.code) \($0.finding.line):\($0.finding.column)" }
    #expect(found == ["F060 2:3", "F006 3:42", "F060 4:15"])
    for format in ["text", "github", "sarif", "junit"] {
      let output = try Command.run(Facet.path, ["lint", "--format", format, file.path]).output
      let places = ["github": "line=2,col=3", "sarif": #""startLine":2,"startColumn":3"#, "junit": "F060at2:3"]
      let place = places[format] ?? ":2:3:"
      #expect(output.filter { !$0.isWhitespace }.contains(place), "\(format): \(output)")
    }
  }

  /// A log of SARIF 2.1.0, as far as its readers need it.
  private struct SARIF: Decodable {
    struct Message: Decodable { let text: String }
    struct Run: Decodable {
      let tool: Tool
      let columnKind: String
      let results: [Result]
      let invocations: [Invocation]
    }
    struct Tool: Decodable { let driver: Driver }
    struct Driver: Decodable {
      let name, version: String
      let rules: [Rule]
    }
    struct Rule: Decodable {
      let id, name: String
      let shortDescription, help: Message
    }
    struct Result: Decodable {
      let ruleId, level: String
      let ruleIndex: Int
      let message: Message
      let locations: [Location]
    }
    struct Location: Decodable {
      struct Physical: Decodable {
        let artifactLocation: Artifact
        let region: Region?
      }
      struct Artifact: Decodable { let uri: String }
      struct Region: Decodable { let startLine, startColumn: Int }
      struct Logical: Decodable { let fullyQualifiedName: String }
      let physicalLocation: Physical
      let logicalLocations: [Logical]?
    }
    struct Invocation: Decodable {
      let executionSuccessful: Bool
      let exitCode: Int32
      let toolExecutionNotifications: [Notification]
    }
    struct Notification: Decodable {
      let level: String
      let message: Message
    }
    let version: String
    let runs: [Run]
  }

  @Test("SARIF has every finding of the JSON at its place, names its rules, and tells of files that are not there")
  func sarif() throws {
    let run = try Command.run(Facet.path, ["lint", "--format", "sarif"] + Self.sources)
    let log = try JSONDecoder().decode(SARIF.self, from: Data(run.outputBytes))
    let only = try #require(log.runs.first)
    #expect(log.version == "2.1.0" && log.runs.count == 1 && only.columnKind == "unicodeCodePoints")
    let rules = only.tool.driver.rules
    #expect(Set(rules.map(\.id)).count == rules.count && only.tool.driver.name == "facet")
    let found = try findings(Self.sources)
    let placed = only.results.filter { $0.locations.first?.physicalLocation.region != nil }
    #expect(placed.count == found.count && found.count > 500)
    for (result, (path, finding)) in zip(placed, found) {
      let place = try #require(result.locations.first)
      #expect(result.ruleId == finding.code && rules[result.ruleIndex].id == finding.code)
      #expect(result.level == finding.severity && result.message.text.hasPrefix(finding.message))
      #expect(URL(string: place.physicalLocation.artifactLocation.uri)?.path == path)
      #expect(place.physicalLocation.region?.startLine == finding.line)
      #expect(place.physicalLocation.region?.startColumn == finding.column)
      #expect(place.logicalLocations?.first?.fullyQualifiedName ?? "" == finding.pointer)
    }
    let invocation = try #require(only.invocations.first)
    #expect(!invocation.executionSuccessful && run.status == .exited(invocation.exitCode))
    let faults = invocation.toolExecutionNotifications.filter { $0.level == "error" }.map(\.message.text)
    #expect(faults == ["facet: no such file: no such file"])
  }

  @Test("A file with thousands of equal findings says in each format how many are not listed")
  func manyFindings() throws {
    let row = #"{"id":"a","component":{"id":"row.nobody.knows"}}"#
    let file = try TemporaryFile("[" + Array(repeating: row, count: 1500).joined(separator: ",") + "]")
    for format in ["sarif", "junit", "github"] {
      let run = try Facet.run("lint", file.path, "--format", format)
      #expect(run.output.contains("500 more like these"), "\(format)")
    }
  }

  /// Counts the elements of JUnit's XML, and compares them with what its attributes say.
  private final class SuiteReader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var counts: [String: Int] = [:]
    var promised: [String: Int] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
      guard name == "testsuite" else { return }
      names.append(attributes["name"] ?? "")
      for key in ["tests", "failures", "errors"] { promised[key, default: 0] += Int(attributes[key] ?? "") ?? -1 }
    }
  }

  @Test("JUnit's XML has a suite for each file, and its errors alone are failures")
  func junit() throws {
    let run = try Command.run(Facet.path, ["lint", "--format", "junit", "--min-severity", "note"] + Self.sources)
    let (parser, reader) = (XMLParser(data: Data(run.outputBytes)), SuiteReader())
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let found = try findings(Self.sources)
    #expect(reader.counts["failure"] == found.count { $0.finding.severity == "error" })
    #expect(reader.counts["failure"] == reader.promised["failures"])
    #expect(reader.counts["testcase"] == reader.promised["tests"])
    #expect(reader.counts["error"] == 1 && reader.promised["errors"] == 1)
    #expect(reader.names.last == "lint" && Set(found.map(\.path)).isSubset(of: reader.names))
  }

  @Test("GitHub's commands name file, line, column and code, and escape what would end a property")
  func github() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "100%, a:b \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let feed = #"[{"id":"50%\n::error::","component":{"id":"row.100%"}},{"id":"a","component":{}}]"#
    try Data(feed.utf8).write(to: folder.appending(path: "feed.json"))
    let run = try Facet.run("lint", folder.path, "--format", "github", "--min-severity", "note")
    let found = try findings([folder.path])
    #expect(!found.isEmpty)
    let commands = run.output.split(separator: "\n")
    #expect(commands.count == found.count)
    for (command, (path, finding)) in zip(commands, found) {
      let form = /::(error|warning|notice) file=([^,:]+),line=(\d+),col=(\d+),title=(F\d+)::(.*)/
      let match = try #require(command.wholeMatch(of: form), "\(command)")
      #expect(match.1 == (finding.severity == "note" ? "notice" : finding.severity))
      #expect(String(match.2).removingPercentEncoding == path)
      #expect(Int(match.3) == finding.line && Int(match.4) == finding.column && match.5 == finding.code)
      #expect(String(match.6).removingPercentEncoding?.hasPrefix(finding.message + "\n") == true)
    }
  }

  @Test("Several processes write the same bytes as one", arguments: ["sarif", "junit", "github"])
  func jobs(format: String) throws {
    let outputs = try ["1", "2"].map { jobs in
      try Command.run(Facet.path, ["lint", "--format", format, "--jobs", jobs] + Self.sources).outputBytes
    }
    #expect(outputs[0] == outputs[1] && !outputs[0].isEmpty)
  }

  @Test(
    "Tables are no findings, so they refuse the formats for findings",
    arguments: [["--rules"], ["--custom", "x.json"], ["--facets-version", "1.0.0..6.1.0", "x.json"]])
  func tables(words: [String]) throws {
    let run = try Facet.run(["lint", "--format", "sarif"] + words)
    #expect(run.status == .exited(64) && run.errors.contains("sarif is for findings"), "\(run.errors)")
  }
}
