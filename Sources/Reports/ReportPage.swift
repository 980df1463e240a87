import Text

/// A report as facts and charts. It is drawn as text or as a page of HTML.
package struct ReportPage {
  package let title: SafeText
  /// The sums of all, each with its name.
  package let facts: [(name: SafeText, value: SafeText)]
  package let charts: [ReportChart]

  package init(title: SafeText, facts: [(name: SafeText, value: SafeText)], charts: [ReportChart]) {
    self.title = title
    self.facts = facts
    self.charts = charts.filter { !$0.rows.isEmpty }
  }
}

/// A table with a bar in each row.
package struct ReportChart {
  package struct Row {
    package let name: SafeText
    package let numbers: [SafeText]
    /// The length of the bar, as a share of the longest.
    package let share: Double

    package init(_ name: SafeText, _ numbers: [SafeText], share: Double) {
      self.name = name
      self.numbers = numbers
      self.share = share.isFinite ? min(max(share, 0), 1) : 0
    }
  }

  package let title: SafeText
  /// The heads of the columns behind the name.
  package let heads: [SafeText]
  package let rows: [Row]
  /// The number of rows that are left out.
  package let more: Int

  /// Creates a chart whose bars show `size`. It has at most `most` rows; further ones are counted.
  package init<Entry>(
    _ title: SafeText, heads: [SafeText], _ entries: [Entry], most: Int = 20, size: (Entry) -> Double,
    row: (Entry) -> (name: SafeText, numbers: [SafeText])
  ) {
    self.title = title
    self.heads = heads
    let shown = entries.prefix(most)
    let longest = shown.map(size).max() ?? 0
    rows = shown.map { entry in
      let (name, numbers) = row(entry)
      return Row(name, numbers, share: longest > 0 ? size(entry) / longest : 0)
    }
    more = entries.count - rows.count
  }
}

extension SafeText {
  /// A number with its thousands apart: `1,234,567`.
  package init(grouped number: Int) {
    let digits = String(number.magnitude)
    let lead = digits.count % 3
    var parts = lead > 0 ? [String(digits.prefix(lead))] : []
    var rest = digits.dropFirst(lead)
    while !rest.isEmpty {
      parts.append(String(rest.prefix(3)))
      rest = rest.dropFirst(3)
    }
    self.init((number < 0 ? "-" : "") + parts.joined(separator: ","))
  }
}
