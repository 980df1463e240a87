/// The diagnostics of a list by their places, so that none is added twice.
struct RepeatedDiagnostics: Sendable {
  private struct Place: Hashable {
    let rule: Rule
    let offset: Int
  }

  private let limit: Int
  private var known: [Place: [Diagnostic]] = [:]
  private var repeats: [Rule: Int] = [:]

  /// Beyond `limit` repeats of a rule, places alone are compared: a message can take long to make.
  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the diagnostic, and remembers it; `nil` if it is known.
  mutating func new(_ rule: Rule, at offset: Int, _ make: () -> Diagnostic) -> Diagnostic? {
    let place = Place(rule: rule, offset: offset)
    let others = known[place, default: []]
    if !others.isEmpty, repeats[rule, default: 0] >= limit { return nil }
    let diagnostic = make()
    guard !others.contains(diagnostic) else {
      repeats[rule, default: 0] += 1
      return nil
    }
    known[place, default: []].append(diagnostic)
    return diagnostic
  }
}
