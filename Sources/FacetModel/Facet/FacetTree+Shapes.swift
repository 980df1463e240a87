import JSON

extension FacetTree {
  /// Returns the number of a facet's shape; `nil` if the facet is not to be remembered. That is a facet whose parts stand
  /// elsewhere, or a facet of a text inside of the response.
  package func shape(ofFacet index: Int, in shapes: ShapeTable) -> UInt32? {
    let record = records[index]
    guard record.document == 0, record.holdsItsParts(in: document) else { return nil }
    let family = (record.parent >= 0 ? 1 : 0) | (record.childCount > 0 ? 2 : 0) as UInt64
    let name = UInt64(record.component.rawValue) | UInt64(record.category.rawValue) << 32
    return shapes.shape(of: record.object, in: document, beginning: name, family)
  }
}

extension FacetRecord {
  /// Whether the parts are written inside of the facet, and not elsewhere in a cache.
  fileprivate func holdsItsParts(in document: Document) -> Bool {
    func holds(_ part: Value.Place) -> Bool { part == .root || document.holds(part, inside: object) }
    return holds(text) && holds(images) && holds(events) && holds(custom) && holds(layout) && holds(style)
      && holds(logging)
  }
}
