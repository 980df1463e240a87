extension Value {
  /// Returns the value as JSON that is readable without the rest of its document. These are its own bytes, with
  /// referenced values in the places of their references. Returns `nil` if that takes more than `limit` bytes.
  public func written(limit: Int) -> [UInt8]? {
    guard document.isRows else {
      return range.count > limit ? nil : document.bytes.withUnsafeBytes(in: range) { Array($0) }
    }
    var bytes: [UInt8] = []
    return append(to: &bytes, limit: limit, depth: 0) ? bytes : nil
  }

  /// The greatest depth of the written value, because references can make a value deeper than its document.
  private static let mostDepth = 64

  /// Appends the value. Returns `false` if it does not fit.
  private func append(to bytes: inout [UInt8], limit: Int, depth: Int) -> Bool {
    guard bytes.count <= limit, depth < Self.mostDepth else { return false }
    switch kind {
    case .null: bytes += "null".utf8
    case .true: bytes += "true".utf8
    case .false: bytes += "false".utf8
    case .number: bytes += (numberText ?? "null").utf8
    case .string: Self.quote(string ?? "", to: &bytes)
    case .array:
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        guard element.append(to: &bytes, limit: limit, depth: depth + 1) else { return false }
      }
      bytes.append(UInt8(ascii: "]"))
    case .object:
      bytes.append(UInt8(ascii: "{"))
      var isFirst = true
      for (key, value) in members {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        Self.quote(document.interner.string(key), to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        guard value.append(to: &bytes, limit: limit, depth: depth + 1) else { return false }
      }
      bytes.append(UInt8(ascii: "}"))
    }
    return bytes.count <= limit
  }

  /// Appends a text as a JSON string.
  public static func quote(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
        bytes += String(byte, radix: 16).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
