/// A hash of bytes that is the same in every run of the program. It detects changes and is not cryptographic.
/// A server that makes two texts with the same hash can only hide a change of its own page.
struct ContentHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  private static let factor: UInt64 = 0xA076_1D64_78BD_642F

  init() {}

  /// Continues another hash.
  init(after other: UInt64) {
    take(other)
  }

  /// The hash as a signed number, because SQLite has no unsigned ones.
  var number: Int { Int(bitPattern: UInt(value)) }

  mutating func take(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: Self.factor)
    value = product.high ^ product.low ^ (word &+ 1)
  }

  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    take(UInt64(bytes.count))
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      take(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(raw[offset])
      offset += 1
    }
    take(rest)
  }

  mutating func take(_ text: String) {
    var text = text
    text.withUTF8 { take($0) }
  }
}
