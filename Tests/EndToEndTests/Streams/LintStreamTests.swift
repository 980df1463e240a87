import Foundation
import TestSupport
import Testing

/// `facet lint --stream`: a line in, a record out.
@Suite struct LintStreamTests {
  /// Documents of every kind, with their file names.
  private static let documents: [(name: String, text: String)] = ["SampleFeeds", "Tests/Wire/documents"].flatMap {
    folder in
    let path = Repository.path(folder)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".json") && $0 != "index.json" }.compactMap { name in
      (try? String(contentsOfFile: path + "/" + name, encoding: .utf8)).map { (path + "/" + name, $0) }
    }
  }

  private static func json(_ value: Any) throws -> String {
    let bytes = try JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func run(_ lines: [String], _ options: String...) throws -> (records: [StreamRecord], status: Ending) {
    let command = try Facet.run(["lint", "--stream"] + options, input: Array(lines.joined(separator: "\n").utf8))
    return (try StreamRecord.all(in: command.output), command.status)
  }

  @Test("A record says what `lint` says of a file with the same text")
  func sameAsFiles() throws {
    let documents = Self.documents.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    #expect(documents.count > 20)
    let lines = try documents.map { #"{"key": \#(try Self.json($0.name)), "body": \#(try Self.json($0.text))}"# }
    let records = try Self.run(lines).records
    #expect(records.map(\.key) == documents.map(\.name))
    for (record, document) in zip(records, documents) {
      let report = try Facet.run("lint", document.name, "--format", "json")
      let files = try JSONDecoder().decode(LintOutput.self, from: Data(report.output.utf8)).files
      guard record.dialect != nil else {
        #expect(report.status == .exited(65) || files.allSatisfy { $0.dialect == nil || $0.dialect == "bundle" })
        continue
      }
      #expect(record.shown == files.reduce(0) { $0 + $1.shown }, "\(document.name)")
      #expect(record.left_out == files.reduce(0) { $0 + $1.omitted }, "\(document.name)")
      let findings = Dictionary(grouping: files.flatMap(\.diagnostics), by: \.code)
      #expect(record.codes?.map(\.code) == findings.keys.sorted(), "\(document.name)")
      for code in record.codes ?? [] {
        let expected = findings[code.code] ?? []
        #expect(code.count == expected.count && code.severity == expected.first?.severity, "\(document.name)")
        let places = expected.prefix(20).map {
          StreamRecord.Place(line: $0.line, column: $0.column, pointer: $0.pointer)
        }
        #expect(code.places == places, "\(document.name) \(code.code)")
      }
    }
  }

  @Test("The places in a feed inside an envelope count from the feed's own begin")
  func places() throws {
    let feed =
      #"{"body": [{"id": "é", "component": {"id": "row.text"}, "text": {"titel": "Soup"}}, {"id": "b", "events": 7}]}"#
    let file = try TemporaryFile(feed)
    let report = try Facet.run("lint", file.path, "--format", "json")
    let findings = try JSONDecoder().decode(LintOutput.self, from: Data(report.output.utf8)).files[0].diagnostics
    #expect(findings.count > 1)
    let lines = [feed, #"  {"é": "ü", "key": 12, "body": \#(feed), "time": 5}"#, #"{"x/y~z": \#(feed), "key": null}"#]
    for (line, options) in zip(lines, [[], [], ["--body", "x/y~z"]]) {
      let command = try Facet.run(["lint", "--stream"] + options, input: Array(line.utf8))
      let record = try #require(StreamRecord.all(in: command.output).first)
      let places = try #require(record.codes).flatMap { code in code.places.map { "\(code.code) \($0)" } }
      let expected = findings.map {
        "\($0.code) \(StreamRecord.Place(line: $0.line, column: $0.column, pointer: $0.pointer))"
      }
      #expect(places.sorted() == expected.sorted(), "\(line)")
    }
  }

  @Test("A line whose feed is missing keeps its other members", arguments: [[], ["--body", "body"]])
  func aboutIsKept(options: [String]) throws {
    let lines = [#"{"host": "eu", "key": "a"}"#, #"{"host": "eu", "body": null, "key": "b"}"#]
    let command = try Facet.run(["lint", "--stream"] + options, input: Array(lines.joined(separator: "\n").utf8))
    let records = command.output.split(separator: "\n")
    #expect(records.count == 2 && records.allSatisfy { $0.hasSuffix(#""about":{"host":"eu"}}"#) }, "\(command.output)")
  }

  @Test("A bad line costs itself: it gets a record with its status, and the stream goes on")
  func badLines() throws {
    let feed = #"{"body": [{"id": "a", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]}"#
    let packed = try Command.run("/usr/bin/gzip", ["-c"], input: Array(feed.utf8)).outputBytes
    let zstd = try Command.run("/usr/bin/zstd", ["-c"], input: Array(feed.utf8)).outputBytes
    let lines = [
      feed, #"{"key": "a", "body": {"#, "", "  ", #"{"key": "b", "body": "%%"}"#, #"{"key": "c", "body": null}"#,
      #"{"key": "d", "body": "\#(Data(packed).base64EncodedString())"}"#,
      #"{"key": "e", "body": "\#(Data(packed.dropLast(9)).base64EncodedString())"}"#,
      #"{"key": "f", "body": \#(feed), "pad": "\#(String(repeating: "x", count: 1000))"}"#,
      #"{"key": "g", "body": "\#(zstd.base64)"}"#,
      String(repeating: "[", count: 600), feed,
    ]
    let (records, status) = try Self.run(lines, "--max-line", "900")
    #expect(status == .exited(65))
    #expect(records.map(\.line) == [1, 2, 5, 6, 7, 8, 9, 10, 11, 12])
    #expect(
      records.map(\.status)
        == ["ok", "no_json", "no_json", "no_feed", "ok", "damaged", "too_long", "ok", "no_json", "ok"])
    #expect(records.map(\.key) == [nil, nil, "b", "c", "d", "e", nil, "g", nil, nil])
    #expect(records.allSatisfy { ($0.message == nil) == ($0.status == "ok") })
    #expect(records.filter { $0.status == "ok" }.allSatisfy { $0.bytes == feed.utf8.count && $0.shown == 1 })
  }

  private static let noBase64 = "the string is neither JSON nor base64"

  @Test(
    "Words whose letters are letters of base64, too, are not taken for it",
    arguments: [
      "Internal Server Error", "Not found", "Not found.", "upstream timed out", "null", "None", "Forbidden403", "OK",
      "expired token", "exit", "PERMISSION DENIED", "Wyoming", "12345678",
    ])
  func wordsAreNoBase64(words: String) throws {
    let record = try #require(try Self.run([#"{"key":"k","body":"\#(words)"}"#]).records.first)
    #expect(record.status == "no_json" && record.message == Self.noBase64 && record.key == "k")
    let diff = try Facet.run(["diff", "--stream"], input: Array(#"{"key":"k","old":"\#(words)","new":[]}"#.utf8))
    #expect(diff.output.contains(#""message":"\#(Self.noBase64)""#), "\(diff.output)")
  }

  @Test(
    "A broken document in base64 has the error of the same text without base64",
    arguments: [
      #"{"body": [1,]}"#, #"{"body": [{"#, "{", "[", "{body: 1}", "[{} x",
      #"{"body": "\#(String(repeating: "é", count: 40))"#,
    ])
  func brokenBase64(text: String) throws {
    let lines = [try Self.json(text), #""\#(Array(text.utf8).base64)""#].map { #"{"key": "k", "body": \#($0)}"# }
    let records = try Self.run(lines).records
    #expect(records.map(\.status) == ["no_json", "no_json"])
    #expect(records[0].message == records[1].message && records[1].message != Self.noBase64)
  }

  @Test(
    "Base64 of a document that is no feed is no feed",
    arguments: ["null", "12", #""Soup""#, "{}", " [ 1 ]", "\u{FEFF}{}"])
  func base64WithoutFeed(text: String) throws {
    let record = try Self.run([#"{"key": "k", "body": "\#(Array(text.utf8).base64)"}"#]).records.first
    #expect(record?.status == "no_feed")
  }

  @Test("Whatever bytes arrive, each line that is not blank has one record of plain text", arguments: [1, 2])
  func anyBytes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let blanks: Set<UInt8> = [9, 13, 32]
    let feeds = Self.documents.map { Array($0.text.utf8.filter { $0 != 10 }) }.filter { $0.count < 10_000 }
    let lines = (0..<200).map { number -> [UInt8] in
      guard number % 2 == 0, var line = feeds.randomElement(using: &random), !line.isEmpty else {
        let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        return bytes.filter { $0 != 10 }
      }
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        line[Int.random(in: line.indices, using: &random)] = UInt8.random(in: 11...255, using: &random)
      }
      return line
    }
    let command = try Facet.run(["lint", "--stream"], input: Array(lines.joined(separator: [10])))
    let expected = lines.indices.filter { !lines[$0].allSatisfy(blanks.contains) }.map { $0 + 1 }
    #expect(try StreamRecord.all(in: command.output).map(\.line) == expected)
    #expect(command.outputBytes.allSatisfy { $0 == 10 || $0 >= 32 && $0 != 127 })
  }

  @Test("Members beside the feed are carried through as they are, and each version of a range is counted")
  func carried() throws {
    let feed = #"{"body": [{"id": "a", "component": {"id": "row.text"}, "text": {"title": "A"}}]}"#
    let line =
      #"{"host": "eu-\u202E1", "n": 1.50e3, "key": "k", "ok": true, "none": null, "list": [1], "body": \#(feed)}"#
    let command = try Facet.run(
      "lint", "--stream", "--facets-version", "1.0.0..6.0.0", input: Array(line.utf8))
    #expect(command.output.hasSuffix(#""about":{"host":"eu-\u202e1","n":1.50e3,"ok":true,"none":null}}"# + "\n"))
    let record = try #require(StreamRecord.all(in: command.output).first)
    let versions = try #require(record.versions)
    #expect(versions.first?.version == "1.0.0" && versions.last?.version == "6.0.0" && versions.count > 2)
    #expect(versions.allSatisfy { $0.shown + $0.left_out == 1 })
  }

  @Test("Any number of processes writes the same records, in the order of the lines", arguments: [1, 2, 3])
  func jobs(count: Int) throws {
    var random = SeededGenerator(seed: 4)
    let documents = Self.documents.filter { $0.text.utf8.count < 10_000 }
    let texts = (0..<400).compactMap { _ in documents.randomElement(using: &random)?.text }
    let lines = try texts.enumerated().map { #"{"key": \#($0), "body": \#(try Self.json($1))}"# }
    let records = try Self.run(lines, "--jobs", "\(count)").records
    #expect(records.map(\.line) == Array(1...400))
    #expect(records.map(\.key) == (0..<400).map { "\($0)" })
    #expect(records.map(\.bytes) == texts.map(\.utf8.count))
  }

  @Test("A folder has the same report with any number of processes", arguments: [["--format", "json"], []])
  func folders(options: [String]) throws {
    let words = ["lint", Repository.path("SampleFeeds"), Repository.path("Tests/Wire"), "/no/such/file"] + options
    let one = try Facet.run(words + ["--jobs", "1"])
    let three = try Facet.run(words + ["--jobs", "3"])
    #expect(one.status == .exited(66) && three.status == one.status)
    #expect(one.output.utf8.count > 10_000 && one.output == three.output)
    #expect(one.errors == three.errors && one.errors.contains("/no/such/file"))
  }

  @Test(
    "A folder is no stream",
    arguments: [["lint", "--stream"], ["diff", "--stream"], ["report"], ["report", "--by", "x"]])
  func folder(words: [String]) throws {
    let folder = try TemporaryFolder()
    let named = try Facet.run(words + [folder.path])
    #expect(named.status == .exited(66) && named.output.isEmpty)
    #expect(named.errors.hasPrefix("facet: \(folder.path): this is a folder"), "\(named.errors)")
    let script = "exec \"$0\" \(words.joined(separator: " ")) - < \"$1\""
    let piped = try Command.run("/bin/sh", ["-c", script, Facet.path, folder.path])
    #expect(piped.status == .exited(66) && piped.errors.hasPrefix("facet: stdin: this is a folder"), "\(piped.errors)")
  }

  @Test(
    "Options for streams are refused without --stream",
    arguments: [
      ["lint", "--key", "k"], ["lint", "--body", "b"], ["lint", "--max-line", "9"], ["diff", "--key", "k"],
      ["diff", "--old", "a"], ["diff", "--new", "b"], ["diff", "--max-line", "9"], ["diff", "--jobs", "2"],
    ])
  func withoutStream(words: [String]) throws {
    let home = Facet.sample("home")
    let command = try Facet.run(words + (words[0] == "diff" ? [home, home] : [home]))
    #expect(command.status == .exited(64) && command.output.isEmpty)
    #expect(command.errors == "facet: \(words[1]) is for streams; add --stream, or leave it out\n")
  }

  @Test("Options that say something else than records are refused")
  func refused() throws {
    for words in [["--custom"], ["--format", "json"], ["--jobs", "0"], ["--max-line", "x"], ["a", "b"]] {
      #expect(try Facet.run(["lint", "--stream"] + words).status == .exited(64), "\(words)")
    }
  }
}

extension [UInt8] {
  fileprivate var base64: String { Data(self).base64EncodedString() }
}
