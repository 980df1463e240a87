import FacetModel
import JSON

/// The sums of the records that `lint --stream` and `diff --stream` write. Their size does not depend on the number of
/// records.
package struct ResultSums {
  package struct Code: Equatable {
    package internal(set) var severity = ""
    package internal(set) var records = 0
    package internal(set) var findings = 0
  }

  package struct Component: Equatable {
    package internal(set) var records = 0
    package internal(set) var count = 0
    package internal(set) var shown = 0
  }

  package struct Version: Equatable {
    package internal(set) var shown = 0
    package internal(set) var leftOut = 0
    /// The number of records of which the version leaves something out, and of those of which it shows nothing.
    package internal(set) var withLosses = 0
    package internal(set) var empty = 0
  }

  /// The most values of a member, and the most codes and components.
  private static let mostValues = 10_000
  /// The most lines that are named because they are no records.
  private static let mostNamed = 5
  /// The number of strings from which those of earlier records are forgotten.
  private static let mostNames = 1 << 16

  package private(set) var total = ResultTally()
  package private(set) var bytes = 0
  package private(set) var facets = 0
  package private(set) var shown = 0
  package private(set) var statuses: [String: Int] = [:]
  package private(set) var codes: [String: Code] = [:]
  package private(set) var components: [String: Component] = [:]
  package private(set) var versions: [String: Version] = [:]
  /// The kinds of changes, if the records are those of a diff.
  package private(set) var changes: [String: Int] = [:]
  package private(set) var hosts = ResultGroups(most: mostValues)
  package private(set) var hours = ResultGroups(most: mostValues)
  /// The sums by a member that the user has named.
  package private(set) var values = ResultGroups(most: mostValues)
  /// The number of lines that are no records.
  package private(set) var badLineCount = 0
  /// The number of those that `takeBadLines` has returned, and the first ones after them.
  private var takenCount = 0
  private var badLines: [Int] = []

  private let member: String?
  private var interner = Interner()

  /// `member` is a member to sum up by, besides the host and the hour.
  package init(by member: String? = nil) {
    self.member = member
  }

  package mutating func add(_ line: ByteBuffer, number: Int) {
    if interner.count > Self.mostNames { interner = Interner() }
    guard let record = ResultRecord(line, interner) else {
      badLineCount += 1
      if badLines.count < Self.mostNamed { badLines.append(number) }
      return
    }
    total.add(record)
    if statuses[record.status] != nil || statuses.count < Self.mostValues { statuses[record.status, default: 0] += 1 }
    bytes += record.number("bytes")
    facets += record.number("facets")
    shown += record.number("shown")
    for kind in ["inserted", "deleted", "moved", "updated"] {
      let count = record.number(kind)
      if count > 0 { changes[kind, default: 0] += count }
    }
    addLists(of: record)
    if let host = record.member("host") { hosts.add(record, to: host) }
    if let hour = record.hour { hours.add(record, to: hour) }
    if let member { values.add(record, to: record.member(member) ?? "(none)") }
  }

  /// Returns the number of lines that are no records since the last call, and the first of them. Each file has lines of
  /// its own.
  package mutating func takeBadLines() -> (count: Int, first: [Int]) {
    defer { (takenCount, badLines) = (badLineCount, []) }
    return (badLineCount - takenCount, badLines)
  }

  private mutating func addLists(of record: ResultRecord) {
    for entry in record.list("codes") {
      guard let code = ResultRecord.name(entry["code"]), codes[code] != nil || codes.count < Self.mostValues else {
        continue
      }
      codes[code, default: Code()].severity = ResultRecord.name(entry["severity"]) ?? ""
      codes[code, default: Code()].records += 1
      codes[code, default: Code()].findings += ResultRecord.count(entry["count"])
    }
    for entry in record.list("components") {
      guard let id = ResultRecord.name(entry["id"]), components[id] != nil || components.count < Self.mostValues else {
        continue
      }
      components[id, default: Component()].records += 1
      components[id, default: Component()].count += ResultRecord.count(entry["count"])
      components[id, default: Component()].shown += ResultRecord.count(entry["shown"])
    }
    for entry in record.list("versions") {
      guard let name = ResultRecord.name(entry["version"]), versions[name] != nil || versions.count < Self.mostValues
      else {
        continue
      }
      let (shown, leftOut) = (ResultRecord.count(entry["shown"]), ResultRecord.count(entry["left_out"]))
      versions[name, default: Version()].shown += shown
      versions[name, default: Version()].leftOut += leftOut
      if leftOut > 0 { versions[name, default: Version()].withLosses += 1 }
      if leftOut > 0, shown == 0 { versions[name, default: Version()].empty += 1 }
    }
  }
}
