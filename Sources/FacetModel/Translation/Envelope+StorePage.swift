import JSON

/// The recognition of pages without facets, by their structure instead of their operation.
extension Envelope {
  /// Returns whether a value is a store's page. It has a store's header that names the store, or one beside another part
  /// of such a page.
  static func isStorePage(_ value: Value) -> Bool {
    guard value.kind == .object, let header = value[.storeHeader], header.kind == .object else { return false }
    return header.text(.name) != nil
      || [WireKey.itemLists, .menuBook, .carousels].contains { key in
        value[key].map { $0.kind == .array || $0.kind == .object } ?? false
      }
  }

  /// Returns the object that lists the filters of a search: its summary, or the response itself.
  static func filterHolder(beside value: Value) -> Value? {
    if let summary = value[.searchSummary], summary.kind == .object { return summary }
    return value[.filtersList]?.kind == .array ? value : nil
  }
}
