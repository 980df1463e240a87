import Reporting
import Text

/// The summary of a log, as text and as JSON.
struct EventReport {
  let name: SafeText
  let summary: EventSummary

  /// The most rows of one kind; further ones are counted.
  private static let mostRows = 20
  /// The widest name, because a log may hold names of any length.
  private static let widestName = 48

  var lines: [StyledText] {
    let total = summary.total
    let sessions = summary.sessions.count
    let title: SafeText =
      "\(summary.eventCount) event\(summary.eventCount == 1 ? "" : "s") of \(sessions) session\(sessions == 1 ? "" : "s"): "
    let counts: SafeText =
      "\(total.impressions) impression\(total.impressions == 1 ? "" : "s"), \(total.clicks) click\(total.clicks == 1 ? "" : "s")"
    let rate: SafeText = total.impressions > 0 ? ", \(total.words) click-through" : ""
    return [StyledText(name + ": ", .bold) + StyledText(title + counts + rate)]
      + table("component", Self.sorted(summary.components)) + table("section", Self.sorted(summary.sections))
      + table("position", positions)
  }

  /// The tallies, the most impressions first.
  private static func sorted(_ tallies: [String: EventTally]) -> [(name: String, tally: EventTally)] {
    tallies.map { (name: $0.key, tally: $0.value) }.sorted { left, right in
      (right.tally.impressions, right.tally.clicks, left.name) < (left.tally.impressions, left.tally.clicks, right.name)
    }
  }

  private var positions: [(name: String, tally: EventTally)] {
    summary.positions.sorted { $0.key < $1.key }.map { (name: String($0.key), tally: $0.value) }
  }

  private func table(_ head: SafeText, _ tallies: [(name: String, tally: EventTally)]) -> [StyledText] {
    guard !tallies.isEmpty else { return [] }
    let rows = tallies.prefix(Self.mostRows).map { name, tally in
      [
        name.isEmpty ? "(none)" : SafeText(name).truncated(to: Self.widestName), "\(tally.impressions)",
        "\(tally.clicks)",
        tally.words,
      ] as [SafeText]
    }
    let table = TextTable(heads: [head, "impressions", "clicks", "click-through"], rows: rows)
    let more = tallies.count - rows.count
    return [StyledText(), StyledText("  " + table.head, .dim)] + table.lines.map { StyledText("  " + $0) }
      + (more > 0 ? [StyledText("  and \(more) more", .dim)] : [])
  }

  var json: JSONOutput {
    .object([
      ("events", .number(summary.eventCount)), ("sessions", .number(summary.sessions.count)),
      ("impressions", .number(summary.total.impressions)), ("clicks", .number(summary.total.clicks)),
      ("click_through", .rate(summary.total)), ("bad_lines", .number(summary.faultCount)),
      ("components", .list(Self.sorted(summary.components))),
      ("sections", .list(Self.sorted(summary.sections))),
      ("positions", .list(positions)),
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
