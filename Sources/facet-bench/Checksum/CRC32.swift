/// The checksum of zlib, PNG and Ethernet, which other languages have in their libraries.
///
/// It takes eight bytes at a time through as many tables (Kounavis and Berry's "slicing by 8"). The reason is that one
/// table is slower than reading the JSON.
struct CRC32 {
  /// The shared tables, because making them takes longer than reading a small feed.
  static let shared = CRC32()

  /// Table `n` holds, for each byte, its effect when `n` more bytes follow it.
  private let tables: [UInt32]

  private init() {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      tables[byte] = (0..<8).reduce(UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    for entry in 256..<tables.count {
      let before = tables[entry - 256]
      tables[entry] = before >> 8 ^ tables[Int(before & 255)]
    }
    self.tables = tables
  }

  /// Whether "123456789" gives the published check value, and a longer text the value of zlib. Together they take every
  /// path through the loop.
  var knowsItsAnswers: Bool {
    [("123456789", 0xCBF4_3926), ("123456789123456", 0xE048_17EC)].allSatisfy { text, answer in
      Array(text.utf8).withUnsafeBufferPointer { of($0) } == answer
    }
  }

  func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      guard let table = tables.baseAddress, let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
      var rest = ~UInt32(0)
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian ^ UInt64(rest)
        let near = table[1792 + Int(word & 255)] ^ table[1536 + Int(word >> 8 & 255)]
        let middle = table[1280 + Int(word >> 16 & 255)] ^ table[1024 + Int(word >> 24 & 255)]
        let far = table[768 + Int(word >> 32 & 255)] ^ table[512 + Int(word >> 40 & 255)]
        rest = near ^ middle ^ far ^ table[256 + Int(word >> 48 & 255)] ^ table[Int(word >> 56)]
        offset += 8
      }
      if offset + 4 <= bytes.count {
        let word = base.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian ^ rest
        let near = table[768 + Int(word & 255)] ^ table[512 + Int(word >> 8 & 255)]
        rest = near ^ table[256 + Int(word >> 16 & 255)] ^ table[Int(word >> 24)]
        offset += 4
      }
      while offset < bytes.count {
        let byte = base.load(fromByteOffset: offset, as: UInt8.self)
        rest = rest >> 8 ^ table[Int((rest ^ UInt32(byte)) & 255)]
        offset += 1
      }
      return ~rest
    }
  }
}
