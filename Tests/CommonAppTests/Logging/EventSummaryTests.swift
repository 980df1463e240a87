import JSON
import Reports
import Testing

@testable import CommonApp

/// Summaries of logs from any program.
struct EventSummaryTests {
  private func line(_ event: String, _ component: String, _ section: String, _ position: Int) -> String {
    #"{"event":"\#(event)","session_id":"s","component":"\#(component)","section":"\#(section)","position":\#(position)}"#
      + "\n"
  }

  private func summary(_ text: String) -> EventSummary {
    var summary = EventSummary()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      summary.add(ByteBuffer(String(line)), number: index + 1)
    }
    return summary
  }

  @Test("Events are counted by component, section and position")
  func everyKindIsCounted() {
    let text =
      line("impression", "card.store", "near", 0) + line("impression", "card.store", "near", 1)
      + line("click", "card.store", "near", 1) + line("impression", "row.text", "far", 0)
    let summary = summary(text)
    #expect(summary.eventCount == 4 && summary.faultCount == 0 && summary.sessions.count == 1)
    #expect(summary.components["card.store"] == EventTally(impressions: 2, clicks: 1))
    #expect(summary.sections["far"] == EventTally(impressions: 1, clicks: 0))
    #expect(summary.positions[0] == EventTally(impressions: 2, clicks: 0))
    let page = EventReport(name: "log", summary: summary).page
    let lines = ReportText(page, width: 50, isASCII: true).lines.map { $0.string(inColor: false) }
    #expect(
      lines == [
        "log: 4 events, 1 session, 3 impressions, 1 click, 33.3 % click-through", "",
        "  component   impressions  clicks  click-through", "  card.store            2       1         50.0 %",
        "  row.text              1       0          0.0 %", "", "  section  impressions  clicks  click-through",
        "  near               2       1         50.0 %  ###", "  far                1       0          0.0 %  ", "",
        "  position  impressions  clicks  click-through", "  0                   2       0          0.0 %",
        "  1                   1       1        100.0 %",
      ])
  }

  @Test("Hours are those in UTC, of milliseconds since 1970")
  func hours() {
    let event = #""event":"click","component":"a","section":"b","position":0"#
    let summary = summary(
      [0, 3_600_000, 3_599_999, 1_700_000_000_000].map { #"{\#(event),"timestamp":\#($0)}"# }.joined(separator: "\n")
        + "\n")
    #expect(summary.hours.mapValues(\.clicks) == ["1970-01-01 00": 2, "1970-01-01 01": 1, "2023-11-14 22": 1])
  }

  /// A rate of one in forty must not be rounded to that of one in fifty.
  @Test("The JSON report gives small rates without rounding")
  func jsonRatesAreExact() {
    let seen = (0..<40).map { line("impression", "card.store", "near", $0) }.joined()
    let json = EventReport(name: "log", summary: summary(seen + line("click", "card.store", "near", 0))).json.text
    #expect(json.contains(#""click_through":0.025,"bad_lines""#), "\(json)")
  }

  @Test(
    "A line that is not an event is counted and located, and the other lines are read",
    arguments: [
      "[]", "7", "{", "", "{\"event\":\"impression\"}", "\u{0}", "{\"event\":\"look\",\"component\":\"a\"}",
      #"{"event":"click","component":"a","section":"b","position":-1}"#,
      #"{"event":"click","component":"a","section":"b","position":1e300}"#,
      String(repeating: "[", count: 100_000),
    ])
  func badLinesAreCounted(_ bad: String) {
    let good = line("click", "a", "b", 0)
    let summary = summary(good + bad + "\n" + good)
    #expect(summary.eventCount == 2)
    #expect(summary.faultCount == (bad.isEmpty ? 0 : 1))
    #expect(summary.faults.allSatisfy { $0.location.line == 2 })
  }

  @Test("A last line that is cut is reported with its number")
  func cutLineIsLocated() {
    let good = line("click", "a", "b", 0)
    let summary = summary(good + good.dropLast(5))
    #expect(summary.eventCount == 1)
    #expect(summary.faults.map(\.location.line) == [2])
  }

  @Test("Of many bad lines only the first are located, and all are counted")
  func manyFaultsAreOnlyCounted() {
    let summary = summary(String(repeating: "no\n", count: 1000))
    #expect(summary.faultCount == 1000 && summary.faults.count == EventSummary.mostFaults)
  }
}
