import JSON
import Testing

@testable import Reports

/// The report on records of `lint` and of `diff`.
@Suite struct ResultReportTests {
  private static let lint = [#"{"status":"errors","errors":2,"host":"a"}"#, #"{"status":"ok","host":"b","facets":3}"#]
  private static let diff = [#"{"status":"changed","host":"a"}"#, #"{"status":"same","host":"a"}"#]

  /// The first line of the report, and the lines about hosts.
  private static func lines(_ records: [String]) -> (first: String?, hosts: [String]) {
    var sums = ResultSums(by: "host")
    for (index, record) in records.enumerated() { sums.add(ByteBuffer(record), number: index + 1) }
    let page = ResultReport(sums, name: "r", member: nil).page
    let lines = ReportText(page, width: 10, isASCII: true).lines.map { $0.string(inColor: false) }
    return (lines.first, Array(lines.drop { !$0.hasPrefix("  host") }.prefix { !$0.isEmpty }))
  }

  @Test("Records of lint have errors and findings")
  func lints() {
    let lines = Self.lines(Self.lint)
    #expect(lines.first == "r: 2 records, 1 with errors, 0 without a result, 3 facets, 3 left out, 0 MB")
    #expect(lines.hosts.map { $0.split(separator: " ") }.last == ["b", "1", "0", "0"])
    #expect(lines.hosts.first == "  host  records  with errors  findings")
  }

  @Test("Records of a diff have changes")
  func diffs() {
    let lines = Self.lines(Self.diff)
    #expect(lines.first == "r: 2 records, 1 changed, 0 without a result, 0 MB")
    #expect(lines.hosts == ["  host  records  changed", "  a           2        1"])
  }

  @Test("Records of both have errors and changes")
  func both() {
    let lines = Self.lines(Self.lint + Self.diff)
    #expect(lines.first == "r: 4 records, 1 with errors, 1 changed, 0 without a result, 3 facets, 3 left out, 0 MB")
    #expect(lines.hosts.first == "  host  records  with errors  changed  findings")
    #expect(
      lines.hosts.map { $0.split(separator: " ") }.dropFirst() == [
        ["a", "3", "1", "1", "2"], ["b", "1", "0", "0", "0"],
      ])
  }
}
