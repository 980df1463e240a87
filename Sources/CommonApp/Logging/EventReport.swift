import Reporting
import Reports
import Text

/// The summary of a log, as a page and as JSON.
struct EventReport {
  let name: SafeText
  let summary: EventSummary

  var page: ReportPage {
    let total = summary.total
    let facts = [
      fact(summary.eventCount, "event"), fact(summary.sessions.count, "session"),
      fact(total.impressions, "impression"), fact(total.clicks, "click"),
    ]
    let rate = total.impressions > 0 ? [(name: SafeText("click-through"), value: total.words)] : []
    return ReportPage(
      title: name, facts: facts + rate,
      charts: [
        chart("component", Self.sorted(summary.components)), chart("section", Self.sorted(summary.sections)),
        chart("position", positions), chart("hour", hours),
      ])
  }

  private func fact(_ count: Int, _ noun: SafeText) -> (name: SafeText, value: SafeText) {
    (name: count == 1 ? noun : noun + "s", value: SafeText(grouped: count))
  }

  /// A chart whose bars show the click-through.
  private func chart(_ title: SafeText, _ tallies: [(name: String, tally: EventTally)]) -> ReportChart {
    ReportChart(title, heads: ["impressions", "clicks", "click-through"], tallies) {
      $0.tally.clickThrough ?? 0
    } row: {
      (
        $0.name.isEmpty ? "(none)" : SafeText($0.name),
        [SafeText(grouped: $0.tally.impressions), SafeText(grouped: $0.tally.clicks), $0.tally.words]
      )
    }
  }

  /// The tallies, the most impressions first.
  private static func sorted(_ tallies: [String: EventTally]) -> [(name: String, tally: EventTally)] {
    tallies.map { (name: $0.key, tally: $0.value) }.sorted { left, right in
      (right.tally.impressions, right.tally.clicks, left.name) < (left.tally.impressions, left.tally.clicks, right.name)
    }
  }

  private var hours: [(name: String, tally: EventTally)] {
    summary.hours.sorted { $0.key < $1.key }.map { (name: $0.key, tally: $0.value) }
  }

  private var positions: [(name: String, tally: EventTally)] {
    summary.positions.sorted { $0.key < $1.key }.map { (name: String($0.key), tally: $0.value) }
  }

  var json: JSONOutput {
    .object([
      ("events", .number(summary.eventCount)), ("sessions", .number(summary.sessions.count)),
      ("impressions", .number(summary.total.impressions)), ("clicks", .number(summary.total.clicks)),
      ("click_through", .rate(summary.total)), ("bad_lines", .number(summary.faultCount)),
      ("components", .list(Self.sorted(summary.components))),
      ("sections", .list(Self.sorted(summary.sections))),
      ("positions", .list(positions)),
      ("hours", .list(hours)),
    ])
  }
}

extension JSONOutput {
  fileprivate static func list(_ tallies: [(name: String, tally: EventTally)]) -> JSONOutput {
    .elements(tallies.lazy.map { entry($0.name, $0.tally) })
  }

  private static func entry(_ name: String, _ tally: EventTally) -> JSONOutput {
    .object([
      ("name", .exact(name)), ("impressions", .number(tally.impressions)), ("clicks", .number(tally.clicks)),
      ("click_through", .rate(tally)),
    ])
  }

  fileprivate static func rate(_ tally: EventTally) -> JSONOutput {
    guard let rate = tally.clickThrough else { return .null }
    return .share(rate)
  }
}
