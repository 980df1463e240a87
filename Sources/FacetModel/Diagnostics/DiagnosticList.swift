/// Diagnostics up to a limit for each rule; further ones are only counted.
public struct DiagnosticList: Sendable {
  public private(set) var kept: [Diagnostic] = []
  public private(set) var counts: [Rule: Int] = [:]
  private let limit: Int
  /// The number of all diagnostics, including those beyond the limit.
  package private(set) var total = 0

  public init(limitPerRule: Int) {
    limit = limitPerRule
  }

  /// Adds a diagnostic. Message and offset are only computed while the rule is below its limit.
  public mutating func add(
    _ rule: Rule, at offset: @autoclosure () -> Int, _ message: @autoclosure () -> String,
    correction: @autoclosure () -> Correction? = nil
  ) {
    // The dictionary is searched only once, because there may be millions of calls.
    total += 1
    if Self.isCounted(&counts[rule, default: 0], within: limit) {
      kept.append(Diagnostic(rule, at: offset(), message(), correction: correction()))
    }
  }

  package mutating func add(_ diagnostic: Diagnostic) {
    total += 1
    if Self.isCounted(&counts[diagnostic.rule, default: 0], within: limit) { kept.append(diagnostic) }
  }

  package mutating func add(
    _ fault: PageFault, at offset: @autoclosure () -> Int, correction: Correction? = nil
  ) {
    total += 1
    if Self.isCounted(&counts[fault.rule, default: 0], within: limit) {
      kept.append(Diagnostic(fault, at: offset(), correction: correction))
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
