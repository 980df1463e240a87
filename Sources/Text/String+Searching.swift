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
