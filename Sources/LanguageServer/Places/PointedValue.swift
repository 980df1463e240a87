/// A string that a cursor points to, with the key that it belongs to.
struct PointedValue {
  let text: String
  let key: String
  /// The level of the object with the key.
  let level: Int
  let isInList: Bool

  /// Returns `nil` for other tokens, and for a string without a key.
  init?(_ place: CursorPlace, in bytes: [UInt8]) {
    guard place.role == .value, place.isQuoted, let top = place.levels.indices.last else { return nil }
    isInList = !place.levels[top].isObject
    // The elements of a list belong to the key of the list.
    level = isInList ? top - 1 : top
    guard place.levels.indices.contains(level), let key = place.key(level, in: bytes) else { return nil }
    self.key = key
    text = bytes.name(of: place.token)
  }
}
