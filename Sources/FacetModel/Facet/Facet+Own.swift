import JSON

extension Facet {
  /// The facet's own parts, besides its id and component: no children and no logging.
  public var ownParts: [(name: StaticString, value: Value)] {
    let record = record
    let places: [(name: StaticString, place: Value.Place)] = [
      ("text", record.text), ("images", record.images), ("events", record.events), ("custom", record.custom),
      ("layout", record.layout), ("style", record.style),
    ]
    let document = tree.documents[Int(record.document)]
    return places.compactMap { $0.place == .root ? nil : (name: $0.name, value: document.value(at: $0.place)) }
  }
}
