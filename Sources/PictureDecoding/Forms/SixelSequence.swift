/// The check of a sequence with sixels before it is written to a terminal.
enum SixelSequence {
  /// Returns whether the bytes are one sequence: ESC P, printable ASCII, ESC \. Nothing in it can end it early.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 4, bytes.starts(with: [0x1B, 0x50]), bytes.suffix(2).elementsEqual([0x1B, 0x5C]) else {
      return false
    }
    return bytes.dropFirst(2).dropLast(2).allSatisfy { (0x20...0x7E).contains($0) }
  }
}
