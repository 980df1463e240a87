import JSON

/// How often a component stands in a feed.
public struct ComponentUse: Equatable, Sendable {
  public let id: String
  public let count: Int
  /// The number of its facets that are shown.
  public let shown: Int

  public init(id: String, count: Int, shown: Int) {
    self.id = id
    self.count = count
    self.shown = shown
  }
}

extension Admission {
  /// The components of the feed, the most frequent first; facets without a component are left out.
  public func componentUse() -> [ComponentUse] {
    var uses: [Symbol: (count: Int, shown: Int)] = [:]
    for (record, decision) in zip(tree.records, decisions) where record.component != .none {
      uses[record.component, default: (0, 0)].count += 1
      if decision.isShown { uses[record.component, default: (0, 0)].shown += 1 }
    }
    let interner = tree.document.interner
    return uses.map { ComponentUse(id: interner.string($0.key), count: $0.value.count, shown: $0.value.shown) }
      .sorted { ($1.count, $0.id) < ($0.count, $1.id) }
  }
}
