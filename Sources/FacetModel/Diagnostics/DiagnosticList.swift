/// Diagnostics up to a limit for each rule; further ones are only counted.
public struct DiagnosticList: Sendable {
  public private(set) var kept: [Diagnostic] = []
  public private(set) var counts: [Rule: Int] = [:]
  private let limit: Int

  public init(limitPerRule: Int) {
    limit = limitPerRule
  }

  /// Adds a diagnostic. Message and offset are only computed while the rule is below its limit.
  public mutating func add(_ rule: Rule, at offset: @autoclosure () -> Int, _ message: @autoclosure () -> String) {
    // The dictionary is searched only once, because there may be millions of calls.
    if Self.isCounted(&counts[rule, default: 0], within: limit) {
      kept.append(Diagnostic(rule, at: offset(), message()))
    }
  }

  package mutating func add(_ diagnostic: Diagnostic) {
    if Self.isCounted(&counts[diagnostic.rule, default: 0], within: limit) { kept.append(diagnostic) }
  }

  package mutating func add(_ fault: PageFault, at offset: @autoclosure () -> Int) {
    if Self.isCounted(&counts[fault.rule, default: 0], within: limit) {
      kept.append(Diagnostic(fault, at: offset()))
    }
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
