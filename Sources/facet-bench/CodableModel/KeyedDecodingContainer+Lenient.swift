import Input

extension KeyedDecodingContainer {
  /// Returns the value of a field, or `nil` if it is missing, null or of another type.
  func lenient<Field: Decodable>(_ key: Key) -> Field? {
    (try? decodeIfPresent(Field.self, forKey: key)) ?? nil
  }

  /// Returns a list without the elements of another type.
  func lenientList<Element: Decodable>(_ key: Key) -> [Element] {
    let list: LenientList<Element>? = lenient(key)
    return list?.elements ?? []
  }
}
