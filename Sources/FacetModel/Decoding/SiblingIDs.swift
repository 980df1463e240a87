import JSON

/// A count of the ids among siblings.
struct SiblingIDs {
  private let counts: SymbolCounts
  private var missing = 0
  private var hasRepeat = false

  /// Counts in a table of an interner, which no other count may use at the same time.
  init(_ counts: SymbolCounts) {
    self.counts = counts
    counts.beginList()
  }

  mutating func beginList() {
    counts.beginList()
    missing = 0
    hasRepeat = false
  }

  /// Returns how many siblings with this id have been counted before.
  mutating func count(_ id: Symbol) -> Int {
    guard id != .none else {
      missing += 1
      return missing - 1
    }
    return counts.count(id)
  }

  /// Returns true for the first repeat in a list, and false after that.
  mutating func isFirstRepeat() -> Bool {
    defer { hasRepeat = true }
    return !hasRepeat
  }
}
