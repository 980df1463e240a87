import Text

/// Text that is pasted, as it comes in.
struct PasteCollector {
  /// Enough for anything that somebody would look for or type. The rest is read and forgotten.
  static let limit = 1 << 16

  private var bytes: [UInt8] = []
  private var previous: UInt8 = 0
  private var isCut = false
  /// How much of the mark at the end of a paste has come. A slow line may tear it at any place.
  private var endCount = 0

  private static let end = Array("\u{1B}[201~".utf8)

  /// Returns whether the paste ends with this byte.
  mutating func add(_ byte: UInt8) -> Bool {
    if byte == Self.end[endCount] {
      endCount += 1
      return endCount == Self.end.count
    }
    // It was the beginning of another sequence.
    for byte in Self.end.prefix(endCount) { take(byte) }
    endCount = byte == Self.end[0] ? 1 : 0
    if endCount == 0 { take(byte) }
    return false
  }

  /// Line ends come as CR, LF or both.
  private mutating func take(_ byte: UInt8) {
    defer { previous = byte }
    if byte == 0x0A, previous == 0x0D { return }
    guard bytes.count < Self.limit else {
      isCut = true
      return
    }
    bytes.append(byte == 0x0D ? 0x0A : byte)
  }

  /// Harmless, line by line.
  var text: String {
    var whole = bytes
    if isCut {
      // Never half a character.
      while let last = whole.last, last & 0xC0 == 0x80 { whole.removeLast() }
      if let last = whole.last, last >= 0x80 { whole.removeLast() }
    }
    return whole.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { SafeText(decoding: Self.withoutSequences($0)).string }
      .joined(separator: "\n")
  }

  /// The bytes without what keys send (`ESC [ … A`, `ESC O A`): a key hidden in what is copied is no text.
  private static func withoutSequences(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(0x1B) else { return Array(line) }
    var text: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      switch (byte, rest.first) {
      case (0x1B, UInt8(ascii: "[")?): rest = rest.dropFirst().drop { (0x20..<0x40).contains($0) }.dropFirst()
      case (0x1B, UInt8(ascii: "O")?): rest = rest.dropFirst(2)
      default: text.append(byte)
      }
    }
    return text
  }
}
