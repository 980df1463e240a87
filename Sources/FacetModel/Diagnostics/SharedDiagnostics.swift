/// The diagnostics about facets that share an entry of a cache. Each is counted once.
struct SharedDiagnostics: Sendable {
  private struct Place: Hashable {
    let rule: Rule
    let offset: Int
  }

  private var known: [Place: [Diagnostic]] = [:]

  /// Remembers a diagnostic. Returns whether it is the first of its kind.
  mutating func isFirst(_ diagnostic: Diagnostic) -> Bool {
    let place = Place(rule: diagnostic.rule, offset: diagnostic.offset)
    guard known[place]?.contains(diagnostic) != true else { return false }
    known[place, default: []].append(diagnostic)
    return true
  }

  /// Remembers a diagnostic that is only counted, by its place alone, because a message can take long to make.
  mutating func isFirst(_ rule: Rule, at offset: Int) -> Bool {
    let place = Place(rule: rule, offset: offset)
    guard known[place] == nil else { return false }
    known[place] = []
    return true
  }
}
