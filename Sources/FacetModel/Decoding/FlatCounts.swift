import JSON

/// What is known of the counts of one list while it is read. Lists of backends that nest their facets have none, and lists
/// of those that flatten them have one everywhere.
struct FlatCounts {
  /// Whether any facet so far has a count.
  private(set) var areUsed = false
  /// The first facets without a count that could have children.
  private(set) var missing: [Value] = []
  private var lastMissing: Int?
  private var lastWrong: Int?

  /// More are not worth a place of their own.
  private static let most = 100

  /// The number of the last facet whose count does not add up, where that matters for the others.
  var lastFault: Int? {
    get { [lastWrong, areUsed ? lastMissing : nil].compactMap(\.self).max() }
    set { lastWrong = newValue }
  }

  /// Takes note of the count of a facet that nests no children. Without others before it there is nothing to count.
  mutating func take(_ count: Value?, of facet: Value, record: Int, available: Int) {
    if let count, !count.isNull {
      // What is no number says nothing about the other facets of the list.
      if let number = count.lenientInt, number >= 0 { areUsed = true }
      return
    }
    guard available > 0 else { return }
    if missing.count < Self.most { missing.append(facet) }
    lastMissing = record
  }
}
