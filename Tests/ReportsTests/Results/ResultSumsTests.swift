import Foundation
import JSON
import TestSupport
import Testing

@testable import Reports

/// The sums of the records of streams.
@Suite struct ResultSumsTests {
  private static func json(_ value: [String: Any]) throws -> ByteBuffer {
    ByteBuffer(Array(try JSONSerialization.data(withJSONObject: value)))
  }

  @Test("The sums are those of plain dictionaries, whatever the order of the members", arguments: [1, 2, 3])
  func sums(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var sums = ResultSums(by: "release")
    var (findings, hosts, releases, leftOut): ([String: Int], [String: Int], [String: Int], [String: Int]) =
      ([:], [:], [:], [:])
    var (errors, failed) = (0, 0)
    for number in 1...500 {
      let host = "eu-\(Int.random(in: 1...4, using: &random))"
      let release = "b\(Int.random(in: 1...3, using: &random))"
      let status = ["ok", "warnings", "errors", "no_json"].randomElement(using: &random) ?? ""
      let codes = ["F020", "F021", "F040"].filter { _ in Bool.random(using: &random) }
      let count = Int.random(in: 1...9, using: &random)
      let lost = Int.random(in: 0...3, using: &random)
      errors += status == "errors" ? 1 : 0
      failed += status == "no_json" ? 1 : 0
      hosts[host, default: 0] += 1
      releases[release, default: 0] += 1
      leftOut["3.0.1", default: 0] += lost
      for code in codes { findings[code, default: 0] += count }
      sums.add(
        try Self.json([
          "line": number, "status": status, "about": ["host": host, "release": release],
          "codes": codes.map { ["code": $0, "severity": "note", "count": count, "places": []] as [String: Any] },
          "versions": [["version": "3.0.1", "shown": 1, "left_out": lost]], "components": NSNull(),
        ]), number: number)
    }
    #expect(sums.total.records == 500 && sums.total.withErrors == errors && sums.total.failed == failed)
    #expect(sums.codes.mapValues(\.findings) == findings)
    #expect(sums.hosts.tallies.mapValues(\.records) == hosts)
    #expect(sums.values.tallies.mapValues(\.records) == releases)
    #expect(sums.versions.mapValues(\.leftOut) == leftOut)
    #expect(sums.components.isEmpty && sums.badLineCount == 0)
  }

  @Test(
    "The hour of a time is that in UTC",
    arguments: [
      ("2026-11-01T10:59:59Z", "2026-11-01 10"), ("2026-03-01 00:30:00+02:00", "2026-02-28 22"),
      ("2024-02-29T23:10:00.123-0130", "2024-03-01 00"), ("1700000000", "2023-11-14 22"),
      ("1700000000000", "2023-11-14 22"), ("0", "1970-01-01 00"), ("2026-11-01 23:30:00-01", "2026-11-02 00"),
      ("2026-11-01T10:30", "2026-11-01 10"),
    ])
  func hours(time: String, hour: String) {
    #expect(CalendarHour.of(time) == hour)
  }

  @Test(
    "A text that is no time has no hour",
    arguments: [
      "", "soon", "2026-13-01T00:00:00Z", "-5", "1e300", "nan", "2026-11-01", "2026-11-01T1:30", "2026-11-01T10:30Zulu",
      "2026-11-01T10:30+2", "2026-11-01T10:30+02:3", "２０２６-11-01T10:30",
    ])
  func noHours(time: String) {
    #expect(CalendarHour.of(time) == nil)
  }

  @Test("Records with absurd numbers and lines that are none are counted, and no sum overflows")
  func hostileRecords() throws {
    var sums = ResultSums()
    let huge =
      #"{"status":"ok","bytes":9223372036854775807,"facets":-5,"codes":[{"code":"F1","count":1e18}],"time":1e400}"#
    for number in 1...5000 { sums.add(ByteBuffer(huge), number: number) }
    for (index, line) in ["[1]", "{", "null", #"{"line":1}"#, #"{"status":7}"#, "\u{0}"].enumerated() {
      sums.add(ByteBuffer(line), number: 6000 + index)
    }
    #expect(sums.total.records == 5000 && sums.facets == 0 && sums.bytes > 0)
    #expect(sums.badLineCount == 6)
    let bad = sums.takeBadLines()
    #expect(bad.count == 6 && bad.first == [6000, 6001, 6002, 6003, 6004])
    let further = sums.takeBadLines()
    #expect(further.count == 0 && further.first.isEmpty)
  }

  @Test("Names of more than 200 characters are cut, wherever they stand")
  func longNames() throws {
    let long = String(repeating: "n", count: 5000)
    var sums = ResultSums(by: "release")
    let record: [String: Any] = [
      "status": long, "host": long, "release": long, "codes": [["code": long, "severity": long, "count": 1]],
      "components": [["id": long, "count": 1]], "versions": [["version": long, "shown": 1, "left_out": 0]],
    ]
    sums.add(try Self.json(record), number: 1)
    let names =
      [sums.statuses.keys.first, sums.codes.keys.first, sums.codes.values.first?.severity]
      + [sums.components.keys.first, sums.versions.keys.first]
      + [sums.hosts.tallies.keys.first, sums.values.tallies.keys.first]
    #expect(names.map { $0?.count } == Array(repeating: 200, count: 7))
  }

  @Test("A member that differs in each record has 10,000 values, and the rest is summed as others")
  func manyValues() throws {
    var sums = ResultSums(by: "id")
    for number in 1...10_050 { sums.add(ByteBuffer(#"{"status":"ok","id":\#(number)}"#), number: number) }
    #expect(sums.values.tallies.count == 10_000)
    #expect(sums.values.others.records == 50)
  }
}
