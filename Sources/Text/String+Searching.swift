import Glibc

extension String {
  /// Returns whether the other text occurs in this text, byte for byte, up to the first NUL. The standard library's own
  /// function would load its regular expressions at every start.
  public func holds(_ other: String) -> Bool {
    withCString { text in
      other.withCString { strstr(text, $0) != nil }
    }
  }
}

extension StringProtocol {
  /// Returns the first occurrence of the other text, byte for byte.
  public func place(of other: String) -> Range<Index>? {
    var rest = utf8[...]
    while let first = other.utf8.first, let start = rest.firstIndex(of: first) {
      let found = rest[start...].prefix(other.utf8.count)
      if found.elementsEqual(other.utf8) { return start..<found.endIndex }
      rest = rest[rest.index(after: start)...]
    }
    return nil
  }
}
