import Glibc

extension String {
  /// Whether another text stands in it, byte for byte, up to the first NUL if there is one. The standard library's own
  /// way goes through regular expressions, which would be loaded at every start.
  public func holds(_ other: String) -> Bool {
    withCString { text in
      other.withCString { strstr(text, $0) != nil }
    }
  }
}

extension StringProtocol {
  /// Where another text first stands in it, byte for byte.
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
