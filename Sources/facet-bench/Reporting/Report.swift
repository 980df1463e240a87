import Foundation
import Terminal

/// The figures of one measurement.
struct Report {
  let bench: String
  let rows: [Row]

  func text(as format: OutputFormat) -> String {
    switch format {
    case .table: table
    case .json: json
    }
  }

  private var json: String {
    let rows = rows.map { row -> JSONLiteral in
      [
        "case": .string(row.scenario), "what": .string(row.what), "value": .number(Self.rounded(row.value)),
        "unit": .string(row.unit),
      ]
    }
    let report: JSONLiteral = ["bench": .string(bench), "rows": .array(rows)]
    return report.description + "\n"
  }

  private var table: String {
    let figures = rows.map { [$0.scenario, $0.what, Self.short($0.value), $0.unit] }
    let lines = [["case", "what", "value", "unit"]] + figures
    let widths = (0..<4).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      // Figures are aligned at their last digits, and words at their first letters.
      let cells = [
        line[0].padded(to: widths[0]), line[1].padded(to: widths[1]), line[2].padded(to: widths[2], atFront: true),
        line[3],
      ]
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// Rounds to four digits, because further digits of a measurement mean nothing.
  private static func rounded(_ value: Double) -> Double {
    Double(String(format: "%.4g", value)) ?? value
  }

  private static func short(_ value: Double) -> String {
    String(format: value < 100 ? "%.2f" : "%.0f", value)
  }
}
