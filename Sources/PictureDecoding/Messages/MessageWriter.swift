/// A message between the two processes, written part by part: its length, then its bytes. Numbers are little-endian.
struct MessageWriter {
  private(set) var bytes: [UInt8] = [0, 0, 0, 0]

  mutating func add(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ content: some Collection<UInt8>) {
    bytes.append(contentsOf: content)
  }

  /// Returns the message with its length in front.
  consuming func finished() -> [UInt8] {
    let count = UInt32(truncatingIfNeeded: bytes.count - 4)
    for index in 0..<4 {
      bytes[index] = UInt8(truncatingIfNeeded: count >> (8 * index))
    }
    return bytes
  }
}
