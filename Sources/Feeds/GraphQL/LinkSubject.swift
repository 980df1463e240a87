/// The target of a link, as far as an operation can ask for it with its variables.
enum LinkSubject: Hashable {
  case store(String)
  case item(String, store: String)
  /// A page by its cursor, as the link writes it, or by the number of its vertical.
  case page(cursor: String?, vertical: String?)

  /// Returns `nil` for a link with another target.
  init?(_ uri: String) {
    let path = FeedBundle.path(of: uri).split(separator: "/").map { String($0) }
    let after = { (name: String) -> String? in
      path.lastIndex(of: name).flatMap { $0 + 1 < path.count ? path[$0 + 1] : nil }
    }
    if let store = after("store") {
      self = after("item").map { .item($0, store: store) } ?? .store(store)
    } else if let cursor = after("facet_feed") {
      self = .page(cursor: cursor, vertical: nil)
    } else {
      let items = RecordedRequest.items(of: uri)
      let first = { (name: String) in items.first { $0.name == name && !$0.value.isEmpty }?.value }
      guard first("cursor") != nil || first("vertical_id") != nil else { return nil }
      self = .page(cursor: first("cursor"), vertical: first("vertical_id"))
    }
  }
}
