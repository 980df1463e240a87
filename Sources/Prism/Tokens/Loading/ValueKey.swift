import JSON

/// A value of one of several documents, to look things up by.
struct ValueKey: Hashable {
  private let document: ObjectIdentifier
  private let place: Value.Place

  init(_ value: Value) {
    document = ObjectIdentifier(value.document)
    place = value.place
  }
}
