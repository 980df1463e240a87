/// PNG files whose pixels are stored without compression, so that they are quick to make in any size.
public enum StoredPNG {
  /// Returns a picture of grey stripes.
  public static func gray(width: Int, height: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows.append(UInt8(truncatingIfNeeded: (x + y) / 4)) }
    }
    let head: [UInt8] = number(width) + number(height) + [8, 0, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", head)
    file += chunk("IDAT", stored(rows))
    return file + chunk("IEND", [])
  }

  private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    return number(data.count) + body + number(Int(checksum(body)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Deflate blocks of type 0 in a zlib stream (RFC 1950 and 1951).
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: data.count, by: 65_535) {
      let piece = data[start..<min(start + 65_535, data.count)]
      let (low, high) = (UInt8(truncatingIfNeeded: piece.count), UInt8(truncatingIfNeeded: piece.count >> 8))
      stream += [piece.endIndex == data.count ? 1 : 0, low, high, ~low, ~high]
      stream += piece
    }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in data {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + number(Int(b << 16 | a))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = (0..<256).map { index -> UInt32 in
      var value = UInt32(index)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
      return value
    }
    var sum = ~UInt32(0)
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }
}
