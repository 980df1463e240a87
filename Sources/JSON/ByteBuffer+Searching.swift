import Glibc

extension ByteBuffer {
  /// The first place of some bytes within a range. Of the first byte the case always counts.
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

  /// Whether some bytes stand at a place; without regard to case they are given in lowercase.
  func holds(_ name: [UInt8], at place: Int, ignoringCase: Bool) -> Bool {
    guard place + name.count <= count else { return false }
    return name.indices.allSatisfy { index in
      let byte = base[place + index]
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      return (ignoringCase && isCapital ? byte | 0x20 : byte) == name[index]
    }
  }
}
