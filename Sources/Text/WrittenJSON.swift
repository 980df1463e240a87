/// JSON for recordings and archives: on one line, complete, and without characters that control a terminal.
public indirect enum WrittenJSON {
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([WrittenJSON])
  case object([(key: String, value: WrittenJSON)])

  package static func strings(_ texts: some Sequence<String>) -> WrittenJSON { .array(texts.map { .string($0) }) }

  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  package func append(to bytes: inout [UInt8]) {
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
      case 0..<0x20: escape(UInt32(byte), to: &bytes)
      case 0x20..<0x7F: bytes.append(byte)
      default:
        index += appendPrintable(at: index, of: text, to: &bytes)
        continue
      }
      index += 1
    }
  }

  /// Returns JSON of another program on one line and without spaces between its parts. Characters that a terminal would
  /// obey or hide are escaped.
  public static func compact(_ json: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    var isInString = false
    var isEscaped = false
    var index = 0
    while index < json.count {
      let byte = json[index]
      guard isInString else {
        if !" \t\r\n".utf8.contains(byte) { bytes.append(byte) }
        isInString = byte == UInt8(ascii: "\"")
        index += 1
        continue
      }
      isInString = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      switch byte {
      // The reader accepts line ends in strings, but most tools do not, and the result has to stay one line.
      case 0x0A, 0x0D: bytes.append(0x20)
      case 0..<0x20: escape(UInt32(byte), to: &bytes)
      case 0x20..<0x7F: bytes.append(byte)
      default:
        index += appendPrintable(at: index, of: json, to: &bytes)
        continue
      }
      index += 1
    }
    return bytes
  }

  /// Appends a scalar that is not printable ASCII, escaped unless it is printable. Returns its length in bytes.
  private static func appendPrintable(
    at index: Int, of text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) -> Int {
    let length = text[index] < 0x80 ? 1 : text[index] < 0xE0 ? 2 : text[index] < 0xF0 ? 3 : 4
    let spelled = text[index..<min(index + length, text.count)]
    let scalar = String(decoding: spelled, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    if scalar.isUnprintable {
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { escape(UInt32(unit), to: &bytes) }
    } else {
      bytes += spelled
    }
    return spelled.count
  }

  private static func escape(_ code: UInt32, to bytes: inout [UInt8]) {
    let digits = String(code, radix: 16)
    bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
  }
}
