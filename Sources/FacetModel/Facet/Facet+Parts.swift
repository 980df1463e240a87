import JSON

/// The parts of a facet, which may be entries of a page's cache.
extension Facet {
  private static let visibleParts: [(name: StaticString, key: WireKey, part: FacetParts)] = [
    ("text", .text, .text), ("images", .images, .images), ("events", .events, .events), ("custom", .custom, .custom),
    ("layout", .layout, .layout), ("style", .style, .style),
  ]
  private static let parts = visibleParts + [("logging", .logging, .logging)]

  /// The facet's own parts, besides its id and component: no children and no logging.
  public var ownParts: [(name: StaticString, value: Value)] {
    Self.visibleParts.compactMap { name, _, part in value(of: part).map { (name: name, value: $0) } }
  }

  /// Returns a part as sent. A reference stands for its entry; one that decoding has refused stands for nothing.
  package func part(_ key: WireKey) -> Value? {
    if let part = Self.parts.first(where: { $0.key == key })?.part, let value = value(of: part) { return value }
    return source[key].flatMap { $0.has(.__ref) ? nil : $0 }
  }

  /// The parts that stand outside of the facet, as entries of the page's cache. The component is not one of them.
  package var partsInCache: [(key: WireKey, value: Value)] {
    guard tree.response.cache?.document === source.document else { return [] }
    let (object, document) = (source.place, source.document)
    return Self.parts.compactMap { _, key, part in
      value(of: part).flatMap { document.holds($0.place, inside: object) ? nil : (key, $0) }
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

  /// Returns a part as decoded, which is an entry where the facet refers to one.
  private func value(of part: FacetParts) -> Value? {
    let place = record.place(of: part)
    return place == .root ? nil : source.document.value(at: place)
  }
}
