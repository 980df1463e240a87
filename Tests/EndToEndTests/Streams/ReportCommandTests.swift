import Foundation
import TestSupport
import Testing

/// `facet report`: sums of the records of streams.
@Suite struct ReportCommandTests {
  private struct Sums: Decodable {
    struct Entry: Decodable {
      let name: String
      let records: Int?
    }

    let records, without_result, bad_lines: Int
    let codes, hosts, hours, values, versions: [Entry]
  }

  private static let lines = [
    #"{"key":1,"host":"a","time":0,"arm":"x","body":{"body":[{"id":"a","component":{"id":"row.text"}}]}}"#,
    #"{"key":2,"host":"b","time":3600,"arm":"x","body":{"body":[{"id":"a","component":{"id":"row.none"}}]}}"#,
    #"{"key":3,"host":"<b>","time":"1970-01-01T01:30:00Z","body":{"rows":[]}}"#,
  ]

  private static func records() throws -> [UInt8] {
    try Facet.run(["lint", "--stream"], input: Array(lines.joined(separator: "\n").utf8)).outputBytes
  }

  @Test("The records of a stream are summed up, packed or not, and other lines are named")
  func sums() throws {
    let records = try Self.records()
    let packed = try Command.run("/usr/bin/gzip", ["-c"], input: records).outputBytes
    for input in [records, packed] {
      let command = try Facet.run(["report", "-", "--format", "json", "--by", "arm"], input: input)
      #expect(command.status == .exited(0) && command.errors.isEmpty)
      let sums = try JSONDecoder().decode(Sums.self, from: Data(command.outputBytes))
      #expect(sums.records == 3 && sums.without_result == 1 && sums.bad_lines == 0)
      #expect(sums.hosts.map(\.name) == ["<b>", "a", "b"])
      #expect(sums.hours.map(\.name) == ["1970-01-01 00", "1970-01-01 01"] && sums.hours.map(\.records) == [1, 2])
      #expect(sums.values.map(\.name) == ["(none)", "x"] && sums.values.map(\.records) == [1, 2])
      #expect(sums.codes.contains { $0.name == "F020" && $0.records == 1 })
      #expect(sums.versions.count == 1)
    }
    let mixed = try Facet.run(["report", "-"], input: records + Array("no record\n[]\n".utf8))
    #expect(mixed.status == .exited(0) && mixed.errors.contains("2 lines are no records: line 4, 5"))
    #expect(try Facet.run(["report", "-"], input: Array("no record\n".utf8)).status == .exited(65))
    #expect(try Facet.run(["report"]).status == .exited(64))
    #expect(try Facet.run(["report", "/no/such/file"]).status == .exited(66))
  }

  @Test("Packed records that are cut off or damaged are summed up as far as they go, with status 65")
  func damaged() throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 7)
    let records = (0..<20_000).map { _ in #"{"status":"ok","key":"\#(UInt64.random(in: 0 ... .max, using: &random))"}"#
    }
    for tool in ["gzip", "zstd"] {
      let packed = try Command.run("/usr/bin/\(tool)", ["-c"], input: Array(records.joined(separator: "\n").utf8))
        .outputBytes
      let path = folder.path("results.\(tool)")
      try Data(packed.dropLast(60)).write(to: URL(filePath: path))
      let command = try Facet.run("report", path, "--format", "json", "--by", "arm")
      #expect(command.status == .exited(65) && command.errors.hasPrefix("facet: \(path): the packed data is damaged"))
      #expect(try JSONDecoder().decode(Sums.self, from: Data(command.outputBytes)).bad_lines == 0)
    }
  }

  @Test("Lines that are no records are named with their file")
  func badLines() throws {
    let folder = try TemporaryFolder()
    let record = #"{"status":"ok"}"# + "\n"
    let one = try folder.write("[]\n" + record, to: "one.jsonl")
    let two = try folder.write(record + String(repeating: "no\n", count: 7), to: "two.jsonl")
    let whole = try folder.write(record, to: "whole.jsonl")
    let command = try Facet.run("report", one, whole, two)
    #expect(command.status == .exited(0))
    #expect(
      command.errors == """
        facet: \(one): 1 line is no record: line 1
        facet: \(two): 7 lines are no records: line 2, 3, 4, 5, 6 and others

        """)
  }

  @Test("The page of HTML is well-formed, asks for nothing outside, and holds names as text")
  func html() throws {
    let folder = try TemporaryFolder()
    let command = try Facet.run(
      ["report", "-", "--format", "html", "-o", folder.path("report.html")], input: try Self.records())
    #expect(command.status == .exited(0) && command.output.isEmpty)
    // Python's reader of HTML knows which elements have no end.
    let script = """
      import html.parser, sys
      class Reader(html.parser.HTMLParser):
        open, texts = [], []
        def handle_starttag(self, tag, attributes):
          if tag not in ("meta",): self.open.append(tag)
          for name, value in attributes:
            if name in ("src", "href"): sys.exit("a link to " + value)
        def handle_endtag(self, tag):
          if not self.open or self.open.pop() != tag: sys.exit("a wrong end of " + tag)
        def handle_data(self, data): self.texts.append(data)
      reader = Reader()
      reader.feed(open(sys.argv[1], encoding="utf-8").read())
      print(reader.open, "<b>" in reader.texts, "F020" in reader.texts)
      """
    let read = try Command.run("/usr/bin/python3", ["-c", script, folder.path("report.html")])
    #expect(read.output == "[] True True\n", "\(read.errors)")
  }
}
