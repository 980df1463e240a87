import Text

/// Collects pasted text as it arrives.
struct PasteCollector {
  /// The largest paste in bytes, enough for any search or input. Further bytes are dropped.
  static let limit = 1 << 16

  private var bytes: [UInt8] = []
  private var previous: UInt8 = 0
  private var isCut = false
  /// The number of bytes of the end mark that have arrived. A slow line may split it anywhere.
  private var endCount = 0

  private static let end = Array("\u{1B}[201~".utf8)

  /// Adds a byte. Returns whether the paste ends with it.
  mutating func add(_ byte: UInt8) -> Bool {
    if byte == Self.end[endCount] {
      endCount += 1
      return endCount == Self.end.count
    }
    // The bytes were not the end mark, so they are text.
    for byte in Self.end.prefix(endCount) { take(byte) }
    endCount = byte == Self.end[0] ? 1 : 0
    if endCount == 0 { take(byte) }
    return false
  }

  /// Adds a byte of text. Line ends arrive as CR, LF or both.
  private mutating func take(_ byte: UInt8) {
    defer { previous = byte }
    if byte == 0x0A, previous == 0x0D { return }
    guard bytes.count < Self.limit else {
      isCut = true
      return
    }
    bytes.append(byte == 0x0D ? 0x0A : byte)
  }

  /// The text, sanitised line by line.
  var text: String {
    var whole = bytes
    if isCut {
      // The text must not end within a character.
      while let last = whole.last, last & 0xC0 == 0x80 { whole.removeLast() }
      if let last = whole.last, last >= 0x80 { whole.removeLast() }
    }
    return whole.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { SafeText(decoding: Self.withoutSequences($0)).string }
      .joined(separator: "\n")
  }

  /// Returns the bytes without key sequences (`ESC [ … A`, `ESC O A`), because a sequence hidden in copied text is not
  /// text.
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
