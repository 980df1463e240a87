import Reporting
import Text

/// A report as lines with small bars.
package struct ReportText {
  /// The widest name, because a record may hold names of any length.
  private static let widestName = 40
  private static let widestBar = 40
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private let page: ReportPage
  private let width: Int
  private let isASCII: Bool

  /// `width` is the number of columns of the terminal.
  package init(_ page: ReportPage, width: Int, isASCII: Bool) {
    self.page = page
    self.width = width
    self.isASCII = isASCII
  }

  package var lines: [StyledText] {
    let facts = page.facts.map { $0.value + " " + $0.name }.joined(separator: ", ")
    return [StyledText(page.title + ": ", .bold) + StyledText(facts)] + page.charts.flatMap(lines)
  }

  private func lines(of chart: ReportChart) -> [StyledText] {
    let rows = chart.rows.map { [$0.name.truncated(to: Self.widestName)] + $0.numbers }
    let table = TextTable(heads: [chart.title] + chart.heads, rows: rows)
    let room = min(Self.widestBar, width - table.head.columns - 4)
    let bars = zip(table.lines, chart.rows).map { line, row in
      StyledText("  " + line) + StyledText(room > 2 ? "  " + bar(row.share, room) : "", .cyan)
    }
    return [StyledText(), StyledText("  " + table.head, .dim)] + bars
      + (chart.more > 0 ? [StyledText("  and \(SafeText(grouped: chart.more)) more", .dim)] : [])
  }

  /// A bar of a share of the room; every share above zero shows something.
  private func bar(_ share: Double, _ room: Int) -> SafeText {
    let parts = Int((share * Double(room * 8)).rounded(.up))
    guard !isASCII else { return SafeText(String(repeating: "#", count: (parts + 7) / 8)) }
    return SafeText(String(repeating: "█", count: parts / 8) + Self.eighths[parts % 8])
  }
}
