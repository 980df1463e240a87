import Input

extension KeyedDecodingContainer {
  /// A field that is missing, null or of another shape costs only itself.
  func lenient<Field: Decodable>(_ key: Key) -> Field? {
    (try? decodeIfPresent(Field.self, forKey: key)) ?? nil
  }

  /// A list without the elements that are no such thing.
  func lenientList<Element: Decodable>(_ key: Key) -> [Element] {
    let list: LenientList<Element>? = lenient(key)
    return list?.elements ?? []
  }
}
