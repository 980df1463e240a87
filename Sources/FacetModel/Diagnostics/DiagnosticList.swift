/// Diagnostics up to a limit for each rule; further ones are only counted.
public struct DiagnosticList: Sendable {
  public private(set) var kept: [Diagnostic] = []
  public private(set) var counts: [Rule: Int] = [:]
  private let limit: Int
  /// The number of all diagnostics, including those beyond the limit.
  package private(set) var total = 0
  /// The diagnostics that are not added again; `nil` if every one is.
  private var repeats: RepeatedDiagnostics?

  public init(limitPerRule: Int) {
    limit = limitPerRule
  }

  /// Adds no diagnostic twice from now on: many facets may share an entry of a cache.
  package mutating func leaveOutRepeats() {
    if repeats == nil { repeats = RepeatedDiagnostics(limit: limit) }
  }

  /// Adds a diagnostic. Message and offset are only computed while the rule is below its limit.
  public mutating func add(
    _ rule: Rule, at offset: @autoclosure () -> Int, _ message: @autoclosure () -> String,
    correction: @autoclosure () -> Correction? = nil
  ) {
    if countOne(rule) {
      let offset = offset()
      keep(rule, offset) { Diagnostic(rule, at: offset, message(), correction: correction()) }
    }
  }

  package mutating func add(_ diagnostic: Diagnostic) {
    if countOne(diagnostic.rule) { keep(diagnostic.rule, diagnostic.offset) { diagnostic } }
  }

  package mutating func add(
    _ fault: PageFault, at offset: @autoclosure () -> Int, correction: Correction? = nil
  ) {
    if countOne(fault.rule) {
      let offset = offset()
      keep(fault.rule, offset) { Diagnostic(fault, at: offset, correction: correction) }
    }
  }

  /// Counts a diagnostic, and returns whether it is to be kept. The dictionary is searched only once, because there may
  /// be millions of calls.
  private mutating func countOne(_ rule: Rule) -> Bool {
    total += 1
    return Self.isCounted(&counts[rule, default: 0], within: limit)
  }

  private mutating func keep(_ rule: Rule, _ offset: Int, _ make: () -> Diagnostic) {
    if repeats == nil {
      kept.append(make())
    } else if let new = repeats?.new(rule, at: offset, make) {
      kept.append(new)
    } else {
      total -= 1
      counts[rule, default: 1] -= 1
    }
  }

  /// Returns whether further diagnostics of a rule are only counted.
  package func isFull(_ rule: Rule) -> Bool { counts[rule, default: 0] >= limit }

  /// Counts diagnostics of a rule that is full.
  package mutating func count(_ rule: Rule, _ number: Int) {
    counts[rule, default: 0] += number
    total += number
  }

  private static func isCounted(_ count: inout Int, within limit: Int) -> Bool {
    count += 1
    return count <= limit
  }

  /// The diagnostics in the order of the text.
  public var inOrder: [Diagnostic] {
    kept.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }
}
