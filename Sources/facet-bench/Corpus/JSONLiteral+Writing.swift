extension JSONLiteral: CustomStringConvertible {
  /// The JSON text without spaces between its tokens.
  var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func write(to bytes: inout [UInt8]) {
    switch self {
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += "\(value)".utf8
    case .string(let value): Self.write(value, asciiOnly: false, to: &bytes)
    case .asciiString(let value): Self.write(value, asciiOnly: true, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (position, element) in elements.enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (position, member) in members.enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.0, asciiOnly: false, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.1.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, asciiOnly: Bool, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if asciiOnly {
      for unit in string.utf16 {
        if unit < 0x80 {
          write(UInt8(truncatingIfNeeded: unit), to: &bytes)
        } else {
          writeEscape(unit, to: &bytes)
        }
      }
    } else {
      for byte in string.utf8 {
        write(byte, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func write(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0..<0x20:
      writeEscape(UInt16(byte), to: &bytes)
    default:
      bytes.append(byte)
    }
  }

  private static func writeEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    bytes += "\\u".utf8
    bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    bytes += digits.utf8
  }
}
