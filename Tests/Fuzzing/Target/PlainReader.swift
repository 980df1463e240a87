/// A second implementation of RFC 8259, recursive and one byte at a time, to compare the fast reader with.
struct PlainReader {
  private struct NotJSON: Error {}

  private let bytes: [UInt8]
  private let depthLimit: Int
  private var at = 0

  /// Reads a document; `nil` for text that is not JSON or that is nested deeper than the limit.
  static func read(_ bytes: [UInt8], depthLimit: Int, skipsMark: Bool) -> PlainJSON? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var reader = PlainReader(bytes: bytes, depthLimit: depthLimit)
    if skipsMark, bytes.starts(with: "\u{FEFF}".utf8) {
      reader.at = 3
    }
    guard let value = try? reader.readValue(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.at == bytes.count ? value : nil
  }

  private init(bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while let byte, " \n\r\t".utf8.contains(byte) {
      at += 1
    }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let letters = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[at...].starts(with: letters) else { return false }
    at += letters.count
    return true
  }

  private mutating func readValue(depth: Int) throws(NotJSON) -> PlainJSON {
    skipSpace()
    if take("null") { return .null }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    switch byte {
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "["): return .array(try readArray(depth: depth + 1))
    case UInt8(ascii: "{"): return .object(try readObject(depth: depth + 1))
    default: return .number(try readNumber())
    }
  }

  private mutating func readArray(depth: Int) throws(NotJSON) -> [PlainJSON] {
    guard depth <= depthLimit, take("[") else { throw NotJSON() }
    var elements: [PlainJSON] = []
    skipSpace()
    if take("]") { return [] }
    repeat {
      elements.append(try readValue(depth: depth))
      skipSpace()
    } while take(",")
    guard take("]") else { throw NotJSON() }
    return elements
  }

  private mutating func readObject(depth: Int) throws(NotJSON) -> [(key: [UInt8], value: PlainJSON)] {
    guard depth <= depthLimit, take("{") else { throw NotJSON() }
    var members: [(key: [UInt8], value: PlainJSON)] = []
    skipSpace()
    if take("}") { return [] }
    repeat {
      skipSpace()
      let key = try readString()
      skipSpace()
      guard take(":") else { throw NotJSON() }
      members.append((key, try readValue(depth: depth)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw NotJSON() }
    return members
  }

  private mutating func readNumber() throws(NotJSON) -> [UInt8] {
    let start = at
    _ = take("-")
    if !take("0") {
      try readDigits()
    }
    if take(".") {
      try readDigits()
    }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try readDigits()
    }
    return Array(bytes[start..<at])
  }

  private mutating func readDigits() throws(NotJSON) {
    let start = at
    while let byte, "0123456789".utf8.contains(byte) {
      at += 1
    }
    guard at > start else { throw NotJSON() }
  }

  /// Collects UTF-16 units as JavaScript does, so that escaped surrogates form pairs.
  private mutating func readString() throws(NotJSON) -> [UInt8] {
    guard take("\"") else { throw NotJSON() }
    var units: [UInt16] = []
    while !take("\"") {
      guard let byte, byte >= 0x20 else { throw NotJSON() }
      if take("\\") {
        units.append(try readEscape())
      } else {
        let start = at
        repeat {
          at += 1
        } while self.byte.map { $0 & 0xC0 == 0x80 } ?? false
        units.append(contentsOf: String(decoding: bytes[start..<at], as: UTF8.self).utf16)
      }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func readEscape() throws(NotJSON) -> UInt16 {
    guard let byte else { throw NotJSON() }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(byte)
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"):
      let digits = bytes[at...].prefix(4)
      at += 4
      guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { throw NotJSON() }
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    default: throw NotJSON()
    }
  }
}
