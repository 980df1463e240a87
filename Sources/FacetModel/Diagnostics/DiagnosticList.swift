/// Diagnostics, so many of each rule; the rest are counted.
public struct DiagnosticList: Sendable {
  public private(set) var kept: [Diagnostic] = []
  public private(set) var counts: [Rule: Int] = [:]
  private let limit: Int

  public init(limitPerRule: Int) {
    limit = limitPerRule
  }

  /// Message and place are only made when there is room for them.
  public mutating func add(_ rule: Rule, at offset: @autoclosure () -> Int, _ message: @autoclosure () -> String) {
    // Looked up once: there may be millions.
    if Self.isCounted(&counts[rule, default: 0], within: limit) {
      kept.append(Diagnostic(rule, at: offset(), message()))
    }
  }

  mutating func add(_ fault: PageFault, at offset: @autoclosure () -> Int) {
    if Self.isCounted(&counts[fault.rule, default: 0], within: limit) {
      kept.append(Diagnostic(fault, at: offset()))
    }
  }

  private static func isCounted(_ count: inout Int, within limit: Int) -> Bool {
    count += 1
    return count <= limit
  }

  /// In the order of the text.
  public var inOrder: [Diagnostic] {
    kept.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }
}
