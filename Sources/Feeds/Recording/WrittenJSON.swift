import JSON

/// JSON as recordings and archives hold it: on one line, nothing left out, and nothing in it that a terminal would obey.
public indirect enum WrittenJSON {
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([WrittenJSON])
  case object([(key: String, value: WrittenJSON)])

  static func strings(_ texts: some Sequence<String>) -> WrittenJSON { .array(texts.map { .string($0) }) }

  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  func append(to bytes: inout [UInt8]) {
    switch self {
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += String(value).utf8
    case .string(let text): Self.append(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { append($0, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + text.count + text.count / 8)
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += "\\n".utf8
      case 0..<0x20, 0x7F: escape(byte, to: &bytes)
      // The controls of ISO 6429 in eight bits.
      case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0:
        escape(text[index + 1], to: &bytes)
        index += 1
      default: bytes.append(byte)
      }
      index += 1
    }
  }

  private static func escape(_ code: UInt8, to bytes: inout [UInt8]) {
    let digits = String(code, radix: 16)
    bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
  }
}
