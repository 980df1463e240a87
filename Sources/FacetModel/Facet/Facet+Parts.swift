import JSON

/// The parts of a facet, which may be entries of a page's cache.
extension Facet {
  private static let parts: [(name: StaticString, key: WireKey)] = [
    ("text", .text), ("images", .images), ("events", .events), ("custom", .custom), ("layout", .layout),
    ("style", .style),
  ]

  /// The facet's own parts, besides its id and component: no children and no logging.
  public var ownParts: [(name: StaticString, value: Value)] {
    Self.parts.compactMap { part in place(of: part.key).map { (name: part.name, value: $0) } }
  }

  /// Returns a part as sent. A reference stands for its entry; one that decoding has refused stands for nothing.
  package func part(_ key: WireKey) -> Value? {
    if let part = place(of: key) { return part }
    return source[key].flatMap { $0.has(.__ref) ? nil : $0 }
  }

  /// The parts that stand outside of the facet, as entries of the page's cache. The component is not one of them.
  package var partsInCache: [(key: WireKey, value: Value)] {
    guard tree.response.cache?.document === source.document else { return [] }
    let (object, document) = (source.place, source.document)
    return (Self.parts.map(\.key) + [.logging]).compactMap { key in
      place(of: key).flatMap { document.holds($0.place, inside: object) ? nil : (key, $0) }
    }
  }

  /// The entry of the page's cache that describes the component; `nil` if the facet itself does.
  package var componentEntry: Value? {
    guard let cache = tree.response.cache, cache.document === source.document, var value = source[.component]
    else { return nil }
    for step in 0...References.longestChain {
      guard value.kind == .object, let name = value[.__ref]?.symbol else { return step == 0 ? nil : value }
      guard let entry = cache[name] else { return nil }
      value = entry
    }
    return nil
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
