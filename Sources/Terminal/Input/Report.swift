/// A sequence that is not a key: the bytes after its `Marker` up to its end. A report that is cut off or garbled ends
/// at the first byte that cannot belong to it. So it never includes keys that are typed after it.
struct Report {
  enum Step {
    case goesOn
    case isWhole
    /// The byte, with those before it, is not a report.
    case isBroken
  }

  let marker: Marker
  private(set) var bytes: [UInt8]

  /// The largest report in bytes. Answers are short, but a terminal may answer another program's question with a whole
  /// clipboard.
  private static let limit = 1 << 16

  init(_ marker: Marker, bytes: [UInt8] = []) {
    self.marker = marker
    self.bytes = bytes
  }

  mutating func add(_ byte: UInt8) -> Step {
    let step = judge(byte)
    if step != .isBroken { bytes.append(byte) }
    return bytes.count < Self.limit ? step : .isBroken
  }

  private func judge(_ byte: UInt8) -> Step {
    switch marker {
    case .oldMouse:
      return byte < 0x20 ? .isBroken : bytes.count == 2 ? .isWhole : .goesOn
    case .command:
      return judgeCommand(byte)
    case .device:
      return judgeDevice(byte)
    case .application:
      return judgeApplication(byte)
    default:
      switch byte {
      case 0x20..<0x40: return .goesOn
      case 0x40..<0x7F: return .isWhole
      default: return .isBroken
      }
    }
  }

  /// Judges a byte of a device control string: `0$r`, `1+r` and the like, or `>|`, then anything up to `ESC \`. The
  /// beginning is required because Alt-P has the same first bytes.
  private func judgeDevice(_ byte: UInt8) -> Step {
    switch (bytes.count, bytes.first) {
    case (0, _): return "01>".utf8.contains(byte) ? .goesOn : .isBroken
    case (1, UInt8(ascii: ">")): return byte == UInt8(ascii: "|") ? .goesOn : .isBroken
    case (1, _): return "$+".utf8.contains(byte) ? .goesOn : .isBroken
    case (2, UInt8(ascii: "0")), (2, UInt8(ascii: "1")): return byte == UInt8(ascii: "r") ? .goesOn : .isBroken
    default: return judgeString(byte)
    }
  }

  /// Judges a byte of an application program command: `G`, then anything up to `ESC \`. Alt-_ has the same beginning.
  private func judgeApplication(_ byte: UInt8) -> Step {
    bytes.isEmpty ? (byte == UInt8(ascii: "G") ? .goesOn : .isBroken) : judgeString(byte)
  }

  /// Judges a byte of anything up to `ESC \`.
  private func judgeString(_ byte: UInt8) -> Step {
    if bytes.last == 0x1B { return byte == UInt8(ascii: "\\") ? .isWhole : .isBroken }
    return byte == 0x1B || byte >= 0x20 ? .goesOn : .isBroken
  }

  /// Judges a byte of a command: a number, then anything up to BEL or `ESC \`. The number is required because Alt-] has
  /// the same beginning.
  private func judgeCommand(_ byte: UInt8) -> Step {
    if bytes.last == 0x1B { return byte == UInt8(ascii: "\\") ? .isWhole : .isBroken }
    if bytes.contains(UInt8(ascii: ";")) {
      return byte == 0x07 ? .isWhole : byte == 0x1B || byte >= 0x20 ? .goesOn : .isBroken
    }
    return (0x30...0x39).contains(byte) || (byte == UInt8(ascii: ";") && !bytes.isEmpty) ? .goesOn : .isBroken
  }
}
