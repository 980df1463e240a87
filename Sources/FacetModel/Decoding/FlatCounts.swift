import JSON

/// The children counts of one list, collected while it is read. Backends that nest facets send none, and backends that
/// flatten them send one for every facet.
struct FlatCounts {
  /// Whether any facet so far has a count.
  private(set) var areUsed = false
  /// The first facets without a count that could have children.
  private(set) var missing: [Value] = []
  private var lastMissing: Int?
  private var lastWrong: Int?

  /// The greatest number of such facets that get a diagnostic each.
  private static let most = 100

  /// The number of the last facet with a wrong count, if that affects other facets.
  var lastFault: Int? {
    get { [lastWrong, areUsed ? lastMissing : nil].compactMap(\.self).max() }
    set { lastWrong = newValue }
  }

  /// Notes the count of a facet without nested children. A missing count matters only if facets stand before the facet.
  mutating func take(
    _ count: Value.Place?, of facet: Value.Place, in document: Document, record: Int, available: Int
  ) {
    if let count, document.kind(at: count) != nil {
      // A count that is not a number tells nothing about the other facets of the list.
      if let number = document.value(at: count).lenientInt, number >= 0 { areUsed = true }
      return
    }
    guard available > 0 else { return }
    if missing.count < Self.most { missing.append(document.value(at: facet)) }
    lastMissing = record
  }
}
