import AppCore
import Pages
import Testing

/// Reading the logged events, and checking that a panel interrupts impressions.
extension TestApp {
  /// Returns and removes the events logged so far, such as `impression A` and `click B`.
  package func takeLog() -> [String] {
    let log = events.map { "\($0.kind.rawValue) \($0.id ?? "")" }
    effects.removeAll { if case .log = $0 { true } else { false } }
    return log
  }

  package var events: [LoggedEvent] { effects.compactMap { if case .log(let event) = $0 { event } else { nil } } }

  /// Expects the panel opened by `key` to interrupt the impression of `id`: time before and during it does not count.
  package func expectInterruption(_ key: String, before id: String, sourceLocation: SourceLocation = #_sourceLocation) {
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
