/// Puts bytes together into Unicode scalars as they arrive. Bytes that are not UTF-8 are dropped, and the bytes after
/// them are kept.
struct UTF8Collector {
  private var bytes: [UInt8] = []
  private var missing = 0

  mutating func add(_ byte: UInt8) -> Unicode.Scalar? {
    if byte < 0x80 {
      missing = 0
      return Unicode.Scalar(byte)
    }
    if byte & 0xC0 == 0x80 {
      guard missing > 0 else { return nil }
      bytes.append(byte)
      missing -= 1
    } else {
      bytes = [byte]
      missing = Self.continuations(after: byte)
    }
    guard missing == 0 else { return nil }
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }

  private static func continuations(after lead: UInt8) -> Int {
    switch lead {
    case 0xC0..<0xE0: 1
    case 0xE0..<0xF0: 2
    case 0xF0..<0xF8: 3
    default: 0
    }
  }
}
