import Text

/// Text that is pasted, as it comes in.
struct PasteCollector {
  /// Enough for anything that somebody would look for or type. The rest is read and forgotten.
  static let limit = 1 << 16

  private var bytes: [UInt8] = []
  private var previous: UInt8 = 0
  private var isCut = false

  /// Line ends come as CR, LF or both.
  mutating func add(_ byte: UInt8) {
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
      .map { SafeText(decoding: $0).string }
      .joined(separator: "\n")
  }
}
