/// Diagnostics up to a limit for each rule; further ones are only counted.
public struct DiagnosticList: Sendable {
  public private(set) var kept: [Diagnostic] = []
  public private(set) var counts: [Rule: Int] = [:]
  private let limit: Int
  /// The number of all diagnostics, including those beyond the limit.
  package private(set) var total = 0
  /// Whether the diagnostics are about a facet that shares something with others, which would have them, too.
  package var areShared = false
  private var shared = SharedDiagnostics()

  public init(limitPerRule: Int) {
    limit = limitPerRule
  }

  /// Adds a diagnostic. Message and offset are only computed while the rule is below its limit.
  public mutating func add(
    _ rule: Rule, at offset: @autoclosure () -> Int, _ message: @autoclosure () -> String,
    correction: @autoclosure () -> Correction? = nil
  ) {
    if areShared {
      let offset = offset()
      addShared(rule, at: offset) { Diagnostic(rule, at: offset, message(), correction: correction()) }
    } else if countOne(rule) {
      kept.append(Diagnostic(rule, at: offset(), message(), correction: correction()))
    }
  }

  package mutating func add(_ diagnostic: Diagnostic) {
    if areShared {
      addShared(diagnostic.rule, at: diagnostic.offset) { diagnostic }
    } else if countOne(diagnostic.rule) {
      kept.append(diagnostic)
    }
  }

  package mutating func add(
    _ fault: PageFault, at offset: @autoclosure () -> Int, correction: Correction? = nil
  ) {
    if countOne(fault.rule) { kept.append(Diagnostic(fault, at: offset(), correction: correction)) }
  }

  private mutating func addShared(_ rule: Rule, at offset: Int, _ make: () -> Diagnostic) {
    if isFull(rule) {
      if shared.isFirst(rule, at: offset) { _ = countOne(rule) }
      return
    }
    let diagnostic = make()
    if shared.isFirst(diagnostic), countOne(rule) { kept.append(diagnostic) }
  }

  /// Counts a diagnostic, and returns whether it is to be kept. The dictionary is searched only once, because there may
  /// be millions of calls.
  private mutating func countOne(_ rule: Rule) -> Bool {
    total += 1
    return Self.isCounted(&counts[rule, default: 0], within: limit)
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
