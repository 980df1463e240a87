import CCompression
import JSON

/// The sum over the strings of a feed that a user could see or follow, in any order. A peer that skips a string or
/// reads it wrongly has another sum. All peers use the CRC-32 of zlib, so that it costs each of them the same.
struct Checksum {
  /// The sum of the CRC-32 of every string, with their number counted from bit 32 on, modulo 2^64.
  private(set) var value: UInt64 = 0

  /// Adds the UTF-8 of a string. Empty strings are not counted, because empty means absent on the wire.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty else { return }
    value &+= 1 << 32 &+ UInt64(crc32(0, bytes.baseAddress, UInt32(truncatingIfNeeded: bytes.count)))
  }

  mutating func add(_ string: String?) {
    guard var string else { return }
    string.withUTF8 { add($0) }
  }

  /// Adds a string of a document, without making a `String` of it.
  mutating func add(_ value: Value?) {
    value?.withUTF8 { add($0) }
  }
}
