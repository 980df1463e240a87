import JSON

/// Pages without facets that are told by their structure, whatever their operation is called.
extension Envelope {
  /// A store's header beside a part of a store's page.
  static func isStorePage(_ value: Value) -> Bool {
    guard value.kind == .object, value[.storeHeader]?.kind == .object else { return false }
    return [WireKey.itemLists, .menuBook, .carousels].contains { key in
      value[key].map { $0.kind == .array || $0.kind == .object } ?? false
    }
  }

  /// The summary of a search that has filters, or the answer itself where it lists them.
  static func filterHolder(beside value: Value) -> Value? {
    if let summary = value[.searchSummary], summary.kind == .object { return summary }
    return value[.filtersList]?.kind == .array ? value : nil
  }
}
