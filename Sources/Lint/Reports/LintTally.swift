import FacetModel

/// The sums of a run over many files.
package struct LintTally: Equatable {
  package var files = 0
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  package var facets = 0
  package var leftOut = 0
  package var modules = 0
  package var clickless = 0
  package var byCategory = 0
  package var accepted = 0
  package var bytes = 0

  package init() {}

  /// Adds the feeds of a file.
  package mutating func add(_ feeds: [LintedFile], _ severity: LintSeverity) {
    guard let file = feeds.first else { return }
    files += 1
    bytes += file.bytes.count
    for feed in feeds { add(feed, severity) }
  }

  private mutating func add(_ file: LintedFile, _ severity: LintSeverity) {
    accepted += file.accepted
    let severity = severity.in(file)
    for (rule, count) in file.counts {
      switch severity(rule) {
      case .error: errors += count
      case .warning: warnings += count
      case .note: notes += count
      }
    }
    facets += file.facets
    leftOut += file.omitted
    modules += file.counts[.moduleLeftOut] ?? 0
    clickless += file.clickless
    byCategory += file.byCategory
  }

  package static func += (sum: inout LintTally, other: LintTally) {
    for number in numbers { sum[keyPath: number] += other[keyPath: number] }
  }

  /// The sums in a fixed order, as a worker sends them.
  package var values: [Int] { Self.numbers.map { self[keyPath: $0] } }

  package init(_ values: some Sequence<Int>) {
    for (number, value) in zip(Self.numbers, values) { self[keyPath: number] = value }
  }

  package static var count: Int { numbers.count }

  private static var numbers: [WritableKeyPath<LintTally, Int>] {
    [
      \.files, \.errors, \.warnings, \.notes, \.facets, \.leftOut, \.modules, \.clickless, \.byCategory, \.accepted,
      \.bytes,
    ]
  }
}
