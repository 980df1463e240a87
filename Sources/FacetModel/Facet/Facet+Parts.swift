import JSON

extension Facet {
  /// The facet's own parts, besides its id and component: no children and no logging.
  public var ownParts: [(name: StaticString, value: Value)] {
    let parts: [(name: StaticString, key: WireKey)] = [
      ("text", .text), ("images", .images), ("events", .events), ("custom", .custom), ("layout", .layout),
      ("style", .style),
    ]
    return parts.compactMap { part in place(of: part.key).map { (name: part.name, value: $0) } }
  }

  /// Returns a part as sent. A reference into a page's cache stands for the entry.
  package func part(_ key: WireKey) -> Value? {
    if let part = place(of: key) { return part }
    guard let sent = source[key] else { return nil }
    return entry(for: sent) ?? sent
  }

  /// The parts that stand outside of the facet, as entries of the page's cache.
  package var partsInCache: [(key: WireKey, value: Value)] {
    guard tree.response.cache?.document === source.document else { return [] }
    let keys: [WireKey] = [.component, .text, .images, .events, .custom, .logging, .layout, .style]
    return keys.compactMap { key in
      guard source[key]?.has(.__ref) == true else { return nil }
      return part(key).flatMap { $0.has(.__ref) ? nil : (key, $0) }
    }
  }

  /// Returns the entry of the cache that a reference leads to. An entry that is a reference itself is none.
  private func entry(for reference: Value) -> Value? {
    guard reference.kind == .object, let name = reference[.__ref]?.symbol, let cache = tree.response.cache,
      cache.document === reference.document, let entry = cache[name], !entry.has(.__ref)
    else { return nil }
    return entry
  }

  /// Returns a part whose place is known, which is that of an entry where the facet refers to one.
  private func place(of key: WireKey) -> Value? {
    let record = record
    let place: Value.Place =
      switch key {
      case .text: record.text
      case .images: record.images
      case .events: record.events
      case .custom: record.custom
      case .logging: record.logging
      case .layout: record.layout
      case .style: record.style
      default: .root
      }
    return place == .root ? nil : source.document.value(at: place)
  }
}
