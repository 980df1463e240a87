import Glibc

extension ByteBuffer {
  /// The first place of some bytes within a range.
  func place(of name: [UInt8], in range: Range<Int>, ignoringCase: Bool = false) -> Int? {
    guard let first = name.first else { return nil }
    var from = range.lowerBound
    while from + name.count <= range.upperBound,
      let found = memchr(base + from, Int32(first), range.upperBound - from)
    {
      let place = UnsafeRawPointer(base).distance(to: found)
      guard place + name.count <= range.upperBound else { return nil }
      if name.indices.allSatisfy({ Self.isSame(base[place + $0], name[$0], ignoringCase: ignoringCase) }) {
        return place
      }
      from = place + 1
    }
    return nil
  }

  private static func isSame(_ byte: UInt8, _ letter: UInt8, ignoringCase: Bool) -> Bool {
    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    return (ignoringCase && isCapital ? byte | 0x20 : byte) == letter
  }
}
