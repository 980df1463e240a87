/// The sums of some records.
package struct ResultTally: Equatable {
  package internal(set) var records = 0
  /// The number of records with errors, of those with changes, and of those without a result.
  package internal(set) var withErrors = 0
  package internal(set) var changed = 0
  package internal(set) var failed = 0
  package internal(set) var findings = 0

  mutating func add(_ record: ResultRecord) {
    records += 1
    findings += record.findings
    switch record.status {
    case "errors": withErrors += 1
    case "changed": changed += 1
    case "ok", "warnings", "same": break
    default: failed += 1
    }
  }

  static func += (sum: inout ResultTally, other: ResultTally) {
    sum.records += other.records
    sum.withErrors += other.withErrors
    sum.changed += other.changed
    sum.failed += other.failed
    sum.findings += other.findings
  }
}

/// The sums of records by the value of a member. The number of values is limited, because a member may differ in each
/// record.
package struct ResultGroups {
  private let most: Int
  package private(set) var tallies: [String: ResultTally] = [:]
  /// The sums of the values beyond the limit.
  package private(set) var others = ResultTally()

  init(most: Int) {
    self.most = most
  }

  mutating func add(_ record: ResultRecord, to value: String) {
    if tallies[value] == nil, tallies.count >= most {
      others.add(record)
    } else {
      tallies[value, default: ResultTally()].add(record)
    }
  }
}
