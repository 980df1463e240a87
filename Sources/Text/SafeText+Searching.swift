extension SafeText {
  /// Whether another text stands somewhere in this one, byte for byte.
  public func contains(_ other: SafeText) -> Bool {
    string.utf8.withContiguousStorageIfAvailable { text in
      other.string.utf8.withContiguousStorageIfAvailable { Self.contains(text, $0) }
    }.flatMap(\.self) ?? Self.contains(Array(string.utf8), Array(other.string.utf8))
  }

  /// Texts here are short: looking at every place is quicker than preparing to look at fewer.
  private static func contains(_ text: some RandomAccessCollection<UInt8>, _ wanted: some RandomAccessCollection<UInt8>)
    -> Bool
  {
    guard let first = wanted.first else { return true }
    guard wanted.count <= text.count else { return false }
    var rest = text[...]
    while rest.count >= wanted.count, let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
