import Reporting
import Text

/// The report on the records of a stream.
package struct ResultReport {
  private let sums: ResultSums
  private let name: SafeText
  /// The member that the user has named.
  private let member: String?

  package init(_ sums: ResultSums, name: SafeText, member: String?) {
    self.sums = sums
    self.name = name
    self.member = member
  }

  package var page: ReportPage {
    ReportPage(
      title: name, facts: facts,
      charts: [statuses, codes, versions, changes, components] + [
        groups("host", sums.hosts), groups("hour", sums.hours, inOrder: true),
        groups(SafeText(member ?? ""), sums.values),
      ])
  }

  /// Whether there are records of `diff`, and whether there are those of `lint`, or none that tell.
  private var hasDiffs: Bool { sums.total.changed > 0 || sums.statuses["same"] != nil }
  private var hasLints: Bool { !hasDiffs || ["ok", "warnings", "errors"].contains { sums.statuses[$0] != nil } }

  private var facts: [(name: SafeText, value: SafeText)] {
    let total = sums.total
    var facts: [(name: SafeText, value: SafeText)] = [("records", SafeText(grouped: total.records))]
    if hasLints { facts.append(("with errors", SafeText(grouped: total.withErrors))) }
    if hasDiffs { facts.append(("changed", SafeText(grouped: total.changed))) }
    facts.append(("without a result", SafeText(grouped: total.failed)))
    if hasLints {
      facts.append(("facets", SafeText(grouped: sums.facets)))
      facts.append(("left out", SafeText(grouped: max(0, sums.facets - sums.shown))))
    }
    return facts + [("MB", SafeText(grouped: sums.bytes / 1_000_000))]
  }

  private var statuses: ReportChart {
    ReportChart("status", heads: ["records"], Self.sorted(sums.statuses) { $0 }) {
      Double($0.value)
    } row: {
      (SafeText($0.key), [SafeText(grouped: $0.value)])
    }
  }

  private var codes: ReportChart {
    ReportChart("code", heads: ["severity", "findings", "records"], Self.sorted(sums.codes, by: \.records)) {
      Double($0.value.records)
    } row: {
      (
        SafeText($0.key),
        [SafeText($0.value.severity), SafeText(grouped: $0.value.findings), SafeText(grouped: $0.value.records)]
      )
    }
  }

  private var components: ReportChart {
    ReportChart("component", heads: ["facets", "shown", "records"], Self.sorted(sums.components, by: \.count)) {
      Double($0.value.count)
    } row: {
      (
        SafeText($0.key),
        [SafeText(grouped: $0.value.count), SafeText(grouped: $0.value.shown), SafeText(grouped: $0.value.records)]
      )
    }
  }

  private var versions: ReportChart {
    let versions = sums.versions.sorted { Self.parts($0.key).lexicographicallyPrecedes(Self.parts($1.key)) }
    return ReportChart("version", heads: ["shown", "left out", "with losses", "empty"], versions) {
      Double($0.value.leftOut)
    } row: {
      (
        SafeText($0.key),
        [
          SafeText(grouped: $0.value.shown), SafeText(grouped: $0.value.leftOut),
          SafeText(grouped: $0.value.withLosses),
          SafeText(grouped: $0.value.empty),
        ]
      )
    }
  }

  private var changes: ReportChart {
    ReportChart("change", heads: ["facets"], Self.sorted(sums.changes) { $0 }) {
      Double($0.value)
    } row: {
      (SafeText($0.key), [SafeText(grouped: $0.value)])
    }
  }

  private func groups(_ name: SafeText, _ groups: ResultGroups, inOrder: Bool = false) -> ReportChart {
    var entries = inOrder ? groups.tallies.sorted { $0.key < $1.key } : Self.sorted(groups.tallies, by: \.records)
    if groups.others.records > 0 { entries.append((key: "(others)", value: groups.others)) }
    // Two days of hours.
    let most = inOrder ? 48 : 20
    var columns: [(head: SafeText, number: (ResultTally) -> Int)] = [("records", \.records)]
    if hasLints { columns.append(("with errors", \.withErrors)) }
    if hasDiffs { columns.append(("changed", \.changed)) }
    if hasLints { columns.append(("findings", \.findings)) }
    return ReportChart(name, heads: columns.map(\.head), entries, most: most) {
      Double($0.value.records)
    } row: { entry in
      (SafeText(entry.key), columns.map { SafeText(grouped: $0.number(entry.value)) })
    }
  }

  /// The entries with the largest first.
  private static func sorted<Sum>(
    _ sums: [String: Sum], by size: (Sum) -> Int
  ) -> [(key: String, value: Sum)] {
    sums.sorted { (size($1.value), $0.key) < (size($0.value), $1.key) }
  }

  /// The numbers of a version, so that 10.0.0 comes behind 9.0.0.
  private static func parts(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}

/// All sums as JSON.
extension ResultReport {
  package var json: JSONOutput {
    let total = sums.total
    var members: [(key: SafeText, value: JSONOutput)] = [
      ("records", .number(total.records)), ("with_errors", .number(total.withErrors)),
      ("changed", .number(total.changed)), ("without_result", .number(total.failed)),
      ("findings", .number(total.findings)), ("facets", .number(sums.facets)), ("shown", .number(sums.shown)),
      ("bytes", .number(sums.bytes)), ("bad_lines", .number(sums.badLineCount)),
      ("statuses", list(sums.statuses) { [("records", .number($0))] }),
      (
        "codes",
        list(sums.codes) {
          [("severity", .string($0.severity)), ("records", .number($0.records)), ("findings", .number($0.findings))]
        }
      ),
      (
        "versions",
        list(sums.versions) {
          [
            ("shown", .number($0.shown)), ("left_out", .number($0.leftOut)), ("with_losses", .number($0.withLosses)),
            ("empty", .number($0.empty)),
          ]
        }
      ),
      (
        "components",
        list(sums.components) {
          [("records", .number($0.records)), ("count", .number($0.count)), ("shown", .number($0.shown))]
        }
      ),
      ("changes", list(sums.changes) { [("facets", .number($0))] }),
      ("hosts", list(sums.hosts)), ("hours", list(sums.hours)),
    ]
    if member != nil { members.append(("values", list(sums.values))) }
    return .object(members)
  }

  private func list<Sum>(
    _ sums: [String: Sum], _ members: @escaping (Sum) -> [(key: SafeText, value: JSONOutput)]
  ) -> JSONOutput {
    .elements(
      sums.sorted { $0.key < $1.key }.lazy.map { entry in
        .object([(key: "name", value: JSONOutput.exact(entry.key))] + members(entry.value))
      })
  }

  private func list(_ groups: ResultGroups) -> JSONOutput {
    let entries = groups.tallies.sorted { $0.key < $1.key }.map { json($0.value, named: .exact($0.key)) }
    return .array(entries + (groups.others.records > 0 ? [json(groups.others, named: .null)] : []))
  }

  private func json(_ tally: ResultTally, named label: JSONOutput) -> JSONOutput {
    let members: [(key: SafeText, value: JSONOutput)] = [
      ("name", label), ("records", .number(tally.records)), ("with_errors", .number(tally.withErrors)),
      ("changed", .number(tally.changed)), ("without_result", .number(tally.failed)),
      ("findings", .number(tally.findings)),
    ]
    return .object(members)
  }
}
