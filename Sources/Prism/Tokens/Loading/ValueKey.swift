import JSON

/// A value of one of several documents, as a key of dictionaries.
struct ValueKey: Hashable {
  private let document: ObjectIdentifier
  private let place: Value.Place

  init(_ value: Value) {
    document = ObjectIdentifier(value.document)
    place = value.place
  }
}
