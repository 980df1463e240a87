import Glibc

extension ByteBuffer {
  /// Returns the first position of the bytes within a range. The first byte always matches with its case.
  func place(of name: [UInt8], in range: Range<Int>, ignoringCase: Bool = false) -> Int? {
    guard let first = name.first else { return nil }
    var from = range.lowerBound
    while from + name.count <= range.upperBound,
      let found = memchr(base + from, Int32(first), range.upperBound - from)
    {
      let place = UnsafeRawPointer(base).distance(to: found)
      guard place + name.count <= range.upperBound else { return nil }
      if holds(name, at: place, ignoringCase: ignoringCase) { return place }
      from = place + 1
    }
    return nil
  }

  /// Whether the bytes occur anywhere.
  package func holds(_ name: String) -> Bool { place(of: Array(name.utf8), in: 0..<count) != nil }

  /// Returns whether the bytes occur at a position. When case is ignored, `name` must be in lowercase.
  func holds(_ name: [UInt8], at place: Int, ignoringCase: Bool) -> Bool {
    guard place + name.count <= count else { return false }
    return name.indices.allSatisfy { index in
      let byte = base[place + index]
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      return (ignoringCase && isCapital ? byte | 0x20 : byte) == name[index]
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the first place of a byte. It searches many bytes at a time, unlike `firstIndex`.
  package func firstPlace(of byte: UInt8) -> Int? {
    guard let base = UnsafeRawPointer(baseAddress) else { return nil }
    return memchr(base, Int32(byte), count).map { base.distance(to: $0) }
  }
}
