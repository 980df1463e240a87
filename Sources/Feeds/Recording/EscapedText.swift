/// One escaped character, in the form of an address, JSON or HTML: `%41`, `%2541`, `\u0041`, `\/`, `&#65;`, `&amp;`.
struct EscapedText {
  /// The character in UTF-8.
  let bytes: [UInt8]
  /// The number of bytes of the escape.
  let length: Int

  private init(_ bytes: [UInt8], length: Int) {
    self.bytes = bytes
    self.length = length
  }

  /// Returns `nil` if no escape begins at the place.
  init?(_ text: UnsafeBufferPointer<UInt8>, at start: Int) {
    switch text[start] {
    case UInt8(ascii: "%"): self.init(percent: text, at: start)
    case UInt8(ascii: "\\"): self.init(backslash: text, at: start)
    case UInt8(ascii: "&"): self.init(entity: text, at: start)
    default: return nil
    }
  }

  /// Returns the end of a text that begins at a place, escaped or not; `nil` if it does not.
  static func end(of wanted: [UInt8], at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var at = start
    var index = 0
    while index < wanted.count {
      guard at < text.count else { return nil }
      if text[at] == wanted[index] || text[at] == UInt8(ascii: "+") && wanted[index] == 0x20 {
        (at, index) = (at + 1, index + 1)
        continue
      }
      guard let unit = EscapedText(text, at: at), wanted[index...].starts(with: unit.bytes) else { return nil }
      (at, index) = (at + unit.length, index + unit.bytes.count)
    }
    return at
  }

  /// Reads `%41`. A percent sign that has been escaped again is `%25`.
  private init?(percent text: UnsafeBufferPointer<UInt8>, at start: Int) {
    var at = start + 1
    while at + 4 <= text.count, text[at] == UInt8(ascii: "2"), text[at + 1] == UInt8(ascii: "5"),
      Self.digits(text, at + 2, count: 2) != nil
    {
      at += 2
    }
    guard let value = Self.digits(text, at, count: 2) else { return nil }
    self.init([UInt8(truncatingIfNeeded: value)], length: at + 2 - start)
  }

  /// Reads a backslash escape. JSON within JSON has several backslashes.
  private init?(backslash text: UnsafeBufferPointer<UInt8>, at start: Int) {
    var at = start
    while at < text.count, text[at] == UInt8(ascii: "\\") { at += 1 }
    guard at < text.count else { return nil }
    if text[at] == UInt8(ascii: "u"), let value = Self.digits(text, at + 1, count: 4) {
      self.init(scalar: value, length: at + 5 - start)
    } else if text[at] == UInt8(ascii: "x"), let value = Self.digits(text, at + 1, count: 2) {
      self.init(scalar: value, length: at + 3 - start)
    } else if "\"'/&<>=%+-.:;,@ ".utf8.contains(text[at]) {
      self.init([text[at]], length: at + 1 - start)
    } else {
      return nil
    }
  }

  private static let names: [(name: String, byte: UInt8)] = [
    ("amp;", 0x26), ("lt;", 0x3C), ("gt;", 0x3E), ("quot;", 0x22), ("apos;", 0x27),
  ]

  private init?(entity text: UnsafeBufferPointer<UInt8>, at start: Int) {
    let rest = text[(start + 1)...]
    if let entity = Self.names.first(where: { rest.starts(with: $0.name.utf8) }) {
      self.init([entity.byte], length: 1 + entity.name.utf8.count)
      return
    }
    guard rest.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = rest.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = rest.dropFirst(isHexadecimal ? 2 : 1).prefix(9).prefix { Self.digit($0) != nil }
    guard rest.dropFirst(digits.endIndex - rest.startIndex).first == UInt8(ascii: ";"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    self.init(scalar: value, length: digits.endIndex + 1 - start)
  }

  private init?(scalar value: UInt32, length: Int) {
    guard let scalar = Unicode.Scalar(value) else { return nil }
    self.init(Array(String(scalar).utf8), length: length)
  }

  private static func digits(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, count: Int) -> UInt32? {
    guard start + count <= text.count else { return nil }
    var value: UInt32 = 0
    for byte in text[start..<start + count] {
      guard let digit = digit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46, 0x61...0x66: UInt32(byte | 0x20) - 0x57
    default: nil
    }
  }
}
