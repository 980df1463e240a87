import Terminal
import Testing

@testable import AppCore
@testable import Pages

/// What has been logged, and what keeps something from being seen.
extension TestApp {
  /// What has been seen and clicked on since somebody last asked: `impression A`, `click B`.
  func takeLog() -> [String] {
    let log = events.map { "\($0.kind.rawValue) \($0.id ?? "")" }
    effects.removeAll { if case .log = $0 { true } else { false } }
    return log
  }

  var events: [LoggedEvent] { effects.compactMap { if case .log(let event) = $0 { event } else { nil } } }

  /// Half a second before and one behind it: what interrupts does not count, and what has been there before it is
  /// forgotten.
  func expectBreak(_ key: String, before id: String, sourceLocation: SourceLocation = #_sourceLocation) {
    receive(.clock(500))
    type(key)
    receive(.clock(5000))
    #expect(takeLog() == [], sourceLocation: sourceLocation)
    #expect(deadline == nil, sourceLocation: sourceLocation)
    press(.escape)
    receive(.clock(5000))
    receive(.clock(5999))
    #expect(takeLog() == [], sourceLocation: sourceLocation)
    receive(.clock(6000))
    #expect(takeLog() == ["impression \(id)"], sourceLocation: sourceLocation)
  }
}
